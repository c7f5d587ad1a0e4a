package org.xmtp.android.library.push
class XMTPPush() {
    lateinit var installationId: String
    lateinit var context: android.content.Context
    var pushServer: String
        get() = TODO()
        set(_) = TODO()
    constructor(
        context: android.content.Context,
        pushServer: String = "",
    ) : this()
    fun register(token: String): Unit = TODO()
    fun subscribe(topics: List<String>): Unit = TODO()
    fun subscribeWithMetadata(subscriptions: List<Service.Subscription>): Unit = TODO()
    fun unsubscribe(topics: List<String>): Unit = TODO()
    val client: NotificationsGrpc.NotificationsFutureStub get() = TODO()
}
