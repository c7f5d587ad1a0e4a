package org.xmtp.android.library
import kotlinx.coroutines.flow.Flow
import org.xmtp.android.library.codecs.ContentCodec
import org.xmtp.android.library.codecs.EncodedContent
import org.xmtp.android.library.messages.DecryptedMessage
import org.xmtp.android.library.messages.Envelope
import org.xmtp.android.library.messages.PagingInfoSortDirection
import org.xmtp.android.library.messages.SealedInvitationHeaderV1
import org.xmtp.proto.message.contents.Invitation
import java.util.Date
data class ConversationV2(
    val topic: String,
    val keyMaterial: ByteArray,
    val context: Invitation.InvitationV1.Context,
    var consentProof: Invitation.ConsentProofPayload? = null,
    val peerAddress: String,
    val client: Client,
    val createdAtNs: Long? = null,
    private val header: SealedInvitationHeaderV1,
) {
    companion object {
        fun create(
            client: Client,
            invitation: Invitation.InvitationV1,
            header: SealedInvitationHeaderV1,
        ): ConversationV2 = TODO()
    }
    val createdAt: Date get() = TODO()
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
    fun streamMessages(): Flow<DecodedMessage> = TODO()
    fun decodeEnvelope(envelope: Envelope): DecodedMessage = TODO()
    suspend fun <T> send(content: T, options: SendOptions? = null): String = TODO()
    suspend fun send(text: String, options: SendOptions? = null, sentAt: Date? = null): String = TODO()
    suspend fun send(encodedContent: EncodedContent, options: SendOptions?): String = TODO()
    suspend fun send(prepared: PreparedMessage): String = TODO()
    fun <Codec : ContentCodec<T>, T> encode(codec: Codec, content: T): ByteArray = TODO()
    fun <T> prepareMessage(content: T, options: SendOptions?): PreparedMessage = TODO()
    fun prepareMessage(
        encodedContent: EncodedContent,
        options: SendOptions?,
    ): PreparedMessage = TODO()
    val ephemeralTopic: String get() = TODO()
    fun streamEphemeral(): Flow<Envelope> = TODO()
    fun streamDecryptedMessages(): Flow<DecryptedMessage> = TODO()
}
