package org.xmtp.android.library
import kotlinx.coroutines.flow.Flow
import org.xmtp.android.library.codecs.EncodedContent
import org.xmtp.android.library.libxmtp.MessageV3
import org.xmtp.android.library.messages.DecryptedMessage
import org.xmtp.android.library.messages.Envelope
import org.xmtp.android.library.messages.PagingInfoSortDirection
import org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData
import org.xmtp.proto.message.contents.Invitation.ConsentProofPayload
import java.util.Date
sealed class Conversation {
    data class V1(val conversationV1: ConversationV1) : Conversation()
    data class V2(val conversationV2: ConversationV2) : Conversation()
    data class Group(val group: org.xmtp.android.library.Group) : Conversation()
    enum class Version { V1, V2, GROUP }
    val version: Version get() = TODO()
    val createdAt: Date get() = TODO()
    val peerAddress: String get() = TODO()
    val peerAddresses: List<String> get() = TODO()
    val conversationId: String? get() = TODO()
    val keyMaterial: ByteArray? get() = TODO()
    fun consentState(): ConsentState = TODO()
    fun toTopicData(): TopicData = TODO()
    fun decode(envelope: Envelope, message: MessageV3? = null): DecodedMessage = TODO()
    fun decodeOrNull(envelope: Envelope): DecodedMessage? = TODO()
    fun <T> prepareMessage(content: T, options: SendOptions? = null): PreparedMessage = TODO()
    fun prepareMessage(
        encodedContent: EncodedContent,
        options: SendOptions? = null,
    ): PreparedMessage = TODO()
    suspend fun send(prepared: PreparedMessage): String = TODO()
    suspend fun <T> send(content: T, options: SendOptions? = null): String = TODO()
    suspend fun send(text: String, sendOptions: SendOptions? = null, sentAt: Date? = null): String = TODO()
    suspend fun send(encodedContent: EncodedContent, options: SendOptions? = null): String = TODO()
    val clientAddress: String get() = TODO()
    val topic: String get() = TODO()
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
    fun decrypt(
        envelope: Envelope,
        message: MessageV3? = null,
    ): DecryptedMessage = TODO()
    val consentProof: ConsentProofPayload? get() = TODO()
    val client: Client get() = TODO()
    fun streamMessages(): Flow<DecodedMessage> = TODO()
    fun streamDecryptedMessages(): Flow<DecryptedMessage> = TODO()
    fun streamEphemeral(): Flow<Envelope> = TODO()
}
