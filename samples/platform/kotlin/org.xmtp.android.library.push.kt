package org.xmtp.android.library.push
class NotificationsGrpc private constructor() {
  class NotificationsFutureStub private constructor()
}
