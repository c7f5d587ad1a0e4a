package org.xmtp.android.library
import kotlinx.coroutines.flow.Flow
import org.xmtp.android.library.codecs.EncodedContent
import org.xmtp.android.library.messages.DecryptedMessage
import org.xmtp.android.library.messages.Envelope
import org.xmtp.android.library.messages.PagingInfoSortDirection
import org.xmtp.android.library.messages.Topic
import org.xmtp.android.library.messages.decrypt
import java.util.Date
data class ConversationV1(
    val client: Client,
    val peerAddress: String,
    val sentAt: Date,
) {
    val topic: Topic get() = TODO()
    fun streamMessages(): Flow<DecodedMessage> = TODO()
    suspend fun messages(
        limit: Int? = null,
        before: Date? = null,
        after: Date? = null,
        direction: PagingInfoSortDirection = TODO(),
    ): List<DecodedMessage> = TODO()
    suspend fun decryptedMessages(
        limit: Int? = null,
        before: Date? = null,
        after: Date? = null,
        direction: PagingInfoSortDirection = TODO(),
    ): List<DecryptedMessage> = TODO()
    fun decrypt(envelope: Envelope): DecryptedMessage = TODO()
    fun decode(envelope: Envelope): DecodedMessage = TODO()
    suspend fun send(text: String, options: SendOptions? = null): String = TODO()
    suspend fun <T> send(content: T, options: SendOptions? = null): String = TODO()
    suspend fun send(encodedContent: EncodedContent, options: SendOptions? = null): String = TODO()
    suspend fun send(prepared: PreparedMessage): String = TODO()
    fun <T> prepareMessage(content: T, options: SendOptions?): PreparedMessage = TODO()
    fun prepareMessage(
        encodedContent: EncodedContent,
        options: SendOptions? = null,
    ): PreparedMessage = TODO()
    val ephemeralTopic: String get() = TODO()
    fun streamEphemeral(): Flow<Envelope> = TODO()
    fun streamDecryptedMessages(): Flow<DecryptedMessage> = TODO()
}
