package org.xmtp.android.library.libxmtp
import org.xmtp.android.library.Client
import org.xmtp.android.library.DecodedMessage
import org.xmtp.android.library.messages.DecryptedMessage
import org.xmtp.android.library.messages.MessageDeliveryStatus
import uniffi.xmtpv3.FfiMessage
import java.util.Date
data class MessageV3(val client: Client, private val libXMTPMessage: FfiMessage) {
    val id: String get() = TODO()
    val convoId: String get() = TODO()
    val senderInboxId: String get() = TODO()
    val sentAt: Date get() = TODO()
    val deliveryStatus: MessageDeliveryStatus get() = TODO()
    fun decode(): DecodedMessage = TODO()
    fun decodeOrNull(): DecodedMessage? = TODO()
    fun decryptOrNull(): DecryptedMessage? = TODO()
    fun decrypt(): DecryptedMessage = TODO()
}
