/// May a channel push do this? It reaches those who follow an activity, so it can update or end one and start none.
enum ChannelCheck {
  static func check(_ push: Push, _ report: inout Report) {
    guard push.isChannel, push.event == .start, let event = push[.event] else { return }
    push.add(
      .channelStart,
      "a channel push cannot start an activity; send the start to each device's push-to-start token, with \"input-push-channel\": the channel's id",
      at: event, to: &report)
  }
}
