/// A word on curl's command line that is an option.
struct CurlOption {
  /// The long name without its dashes; a single letter where it has no meaning for us; empty for `--`.
  let name: String
  let takesValue: Bool
  /// What is glued to it: `-d'{}'`, `--header=…`.
  let value: ShellWord?

  /// nil for a word that is none.
  init?(_ word: ShellWord) {
    let text = word.text
    let end = text.bytes.count
    guard text.character(at: 0) == "-", end > 1, text.placeholder(at: 0) == nil else { return nil }
    if text.character(at: 1) == "-" {
      let equals = text.firstKnownOffset(in: 2..<end) { $0 == "=" }
      name = text.text(2..<(equals ?? end))
      takesValue = Self.namesWithValue.contains(name)
      value = equals.map { CurlOption.rest(of: word, from: $0 + 1) }
      return
    }
    // `-sSXPOST`: letters until one takes the rest, or the next word.
    for offset in 1..<end {
      let letter = Unicode.Scalar(text.bytes[offset])
      if letter == ":" {
        (name, takesValue, value) = ("next", false, nil)
        return
      }
      if Self.lettersWithValue.contains(letter) {
        name = Self.longNames[letter] ?? String(letter)
        takesValue = true
        value = offset + 1 < end ? CurlOption.rest(of: word, from: offset + 1) : nil
        return
      }
    }
    (name, takesValue, value) = (String(text.text(1..<2)), false, nil)
  }

  private static func rest(of word: ShellWord, from start: Int) -> ShellWord {
    var rest = ShellWord()
    rest.text = MappedText(start..<word.text.bytes.count, of: word.text)
    return rest
  }

  private static let longNames: [Unicode.Scalar: String] = ["H": "header", "d": "data", "K": "config"]

  private static let lettersWithValue = Set("AbcCdDeEFHKmoPQrtTuUwxXyYz".unicodeScalars)

  private static let namesWithValue = Set(
    """
    abstract-unix-socket alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-timeout connect-to \
    continue-at cookie cookie-jar create-file-mode crlfile curves data data-ascii data-binary data-raw data-urlencode \
    delegation dns-interface dns-ipv4-addr dns-ipv6-addr dns-servers doh-url dump-header ech egd-file engine \
    etag-compare etag-save expect100-timeout form form-string ftp-account ftp-alternative-to-user ftp-method ftp-port \
    ftp-ssl-ccc-mode happy-eyeballs-timeout-ms haproxy-clientip header hostpubmd5 hostpubsha256 hsts interface \
    ip-tos ipfs-gateway json keepalive-cnt keepalive-time key key-type krb libcurl limit-rate local-port login-options \
    mail-auth mail-from mail-rcpt max-filesize max-redirs max-time netrc-file noproxy oauth2-bearer output output-dir \
    parallel-max pass pinnedpubkey preproxy proto proto-default proto-redir proxy proxy-cacert proxy-capath proxy-cert \
    proxy-cert-type proxy-ciphers proxy-crlfile proxy-header proxy-key proxy-key-type proxy-pass proxy-pinnedpubkey \
    proxy-service-name proxy-tls13-ciphers proxy-tlsauthtype proxy-tlspassword proxy-tlsuser proxy-user proxy1.0 pubkey \
    quote random-file range rate referer request request-target resolve retry retry-delay retry-max-time sasl-authzid \
    service-name socks4 socks4a socks5 socks5-gssapi-service socks5-hostname speed-limit speed-time stderr telnet-option \
    tftp-blksize time-cond tls-max tls13-ciphers tlsauthtype tlspassword tlsuser trace trace-ascii trace-config \
    unix-socket upload-file url url-query user user-agent variable vlan-priority write-out
    """.split(separator: " ").map(String.init))
}
