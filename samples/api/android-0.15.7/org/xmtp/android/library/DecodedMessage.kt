package org.xmtp.android.library
import org.xmtp.android.library.messages.MessageDeliveryStatus
import org.xmtp.proto.message.contents.Content
import java.util.Date
data class DecodedMessage(
    var id: String = "",
    val client: Client,
    var topic: String,
    var encodedContent: Content.EncodedContent,
    var senderAddress: String,
    var sent: Date,
    var deliveryStatus: MessageDeliveryStatus = MessageDeliveryStatus.PUBLISHED
) {
    companion object {
        fun preview(client: Client, topic: String, body: String, senderAddress: String, sent: Date): DecodedMessage = TODO()
    }
    fun <T> content(): T? = TODO()
    val fallbackContent: String get() = TODO()
    val body: String get() = TODO()
}
