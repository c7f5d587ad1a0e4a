package org.xmtp.android.library
import org.xmtp.android.library.messages.Envelope
data class PreparedMessage(
    val envelopes: List<Envelope>
) {
    companion object {
        fun fromSerializedData(data: ByteArray): PreparedMessage = TODO()
    }
    fun toSerializedData(): ByteArray = TODO()
    val messageId: String get() = TODO()
    val conversationTopic: String get() = TODO()
}
