// org/xmtp/android/library/ApiClient.kt
package org.xmtp.android.library
import com.google.protobuf.kotlin.toByteString
import org.xmtp.android.library.Util.Companion.envelopeFromFFi
import org.xmtp.android.library.messages.Pagination
import org.xmtp.android.library.messages.Topic
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.BatchQueryResponse
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.Cursor
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.SortDirection
import uniffi.xmtpv3.FfiCursor
import uniffi.xmtpv3.FfiEnvelope
import uniffi.xmtpv3.FfiPagingInfo
import uniffi.xmtpv3.FfiPublishRequest
import uniffi.xmtpv3.FfiSortDirection
import uniffi.xmtpv3.FfiV2ApiClient
import uniffi.xmtpv3.FfiV2BatchQueryRequest
import uniffi.xmtpv3.FfiV2BatchQueryResponse
import uniffi.xmtpv3.FfiV2QueryRequest
import uniffi.xmtpv3.FfiV2QueryResponse
import uniffi.xmtpv3.FfiV2SubscribeRequest
import uniffi.xmtpv3.FfiV2Subscription
import uniffi.xmtpv3.FfiV2SubscriptionCallback
import java.io.Closeable
interface ApiClient {
    val environment: XMTPEnvironment
    fun setAuthToken(token: String)
    suspend fun query(
        topic: String,
        pagination: Pagination? = null,
        cursor: Cursor? = null,
    ): QueryResponse
    suspend fun queryTopic(topic: Topic, pagination: Pagination? = null): QueryResponse
    suspend fun batchQuery(requests: List<QueryRequest>): BatchQueryResponse
    suspend fun envelopes(topic: String, pagination: Pagination? = null): List<Envelope>
    suspend fun publish(envelopes: List<Envelope>)
    suspend fun subscribe(
        request: FfiV2SubscribeRequest,
        callback: FfiV2SubscriptionCallback,
    ): FfiV2Subscription
}
data class GRPCApiClient(
    override val environment: XMTPEnvironment,
    val rustV2Client: FfiV2ApiClient,
) :
    ApiClient, Closeable {
    companion object {
        fun makeQueryRequest(
            topic: String,
            pagination: Pagination? = null,
            cursor: Cursor? = null,
        ): QueryRequest
    }
    override fun setAuthToken(token: String)
    override suspend fun query(
        topic: String,
        pagination: Pagination?,
        cursor: Cursor?,
    ): QueryResponse
    override suspend fun envelopes(
        topic: String,
        pagination: Pagination?,
    ): List<Envelope>
    override suspend fun queryTopic(topic: Topic, pagination: Pagination?): QueryResponse
    override suspend fun batchQuery(
        requests: List<QueryRequest>,
    ): BatchQueryResponse
    override suspend fun publish(envelopes: List<Envelope>)
    override suspend fun subscribe(
        request: FfiV2SubscribeRequest,
        callback: FfiV2SubscriptionCallback,
    ): FfiV2Subscription
    override fun close()
}

// org/xmtp/android/library/AuthorizedIdentity.kt
package org.xmtp.android.library
import android.util.Base64
import com.google.crypto.tink.subtle.Base64.encodeToString
import kotlinx.coroutines.runBlocking
import org.xmtp.android.library.messages.AuthDataBuilder
import org.xmtp.android.library.messages.PrivateKey
import org.xmtp.android.library.messages.PrivateKeyBuilder
import org.xmtp.android.library.messages.PrivateKeyBundle
import org.xmtp.android.library.messages.PrivateKeyBundleV1
import org.xmtp.android.library.messages.PublicKey
import org.xmtp.android.library.messages.Token
import org.xmtp.android.library.messages.walletAddress
import org.xmtp.proto.message.contents.PrivateKeyOuterClass
data class AuthorizedIdentity(
    var address: String,
    var authorized: PublicKey,
    var identity: PrivateKey,
) {
    constructor(privateKeyBundleV1: PrivateKeyBundleV1)
    fun createAuthToken(): String
    val toBundle: PrivateKeyBundle
}

// org/xmtp/android/library/Client.kt
package org.xmtp.android.library
import android.content.Context
import android.os.Build
import android.util.Log
import com.google.crypto.tink.subtle.Base64
import com.google.gson.GsonBuilder
import kotlinx.coroutines.runBlocking
import org.web3j.crypto.Keys
import org.web3j.crypto.Keys.toChecksumAddress
import org.xmtp.android.library.codecs.ContentCodec
import org.xmtp.android.library.codecs.TextCodec
import org.xmtp.android.library.libxmtp.MessageV3
import org.xmtp.android.library.libxmtp.XMTPLogger
import org.xmtp.android.library.messages.ContactBundle
import org.xmtp.android.library.messages.EncryptedPrivateKeyBundle
import org.xmtp.android.library.messages.Envelope
import org.xmtp.android.library.messages.EnvelopeBuilder
import org.xmtp.android.library.messages.InvitationV1ContextBuilder
import org.xmtp.android.library.messages.Pagination
import org.xmtp.android.library.messages.PrivateKeyBundle
import org.xmtp.android.library.messages.PrivateKeyBundleBuilder
import org.xmtp.android.library.messages.PrivateKeyBundleV1
import org.xmtp.android.library.messages.PrivateKeyBundleV2
import org.xmtp.android.library.messages.SealedInvitationHeaderV1
import org.xmtp.android.library.messages.Topic
import org.xmtp.android.library.messages.decrypted
import org.xmtp.android.library.messages.encrypted
import org.xmtp.android.library.messages.ensureWalletSignature
import org.xmtp.android.library.messages.generate
import org.xmtp.android.library.messages.getPublicKeyBundle
import org.xmtp.android.library.messages.rawData
import org.xmtp.android.library.messages.recoverWalletSignerPublicKey
import org.xmtp.android.library.messages.toPublicKeyBundle
import org.xmtp.android.library.messages.toV2
import org.xmtp.android.library.messages.walletAddress
import org.xmtp.proto.message.api.v1.MessageApiOuterClass
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.BatchQueryResponse
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest
import uniffi.xmtpv3.FfiV2SubscribeRequest
import uniffi.xmtpv3.FfiV2Subscription
import uniffi.xmtpv3.FfiV2SubscriptionCallback
import uniffi.xmtpv3.FfiXmtpClient
import uniffi.xmtpv3.createClient
import uniffi.xmtpv3.createV2Client
import uniffi.xmtpv3.generateInboxId
import uniffi.xmtpv3.getInboxIdForAddress
import uniffi.xmtpv3.getVersionInfo
import uniffi.xmtpv3.org.xmtp.android.library.libxmtp.InboxState
import java.io.File
import java.nio.charset.StandardCharsets
import java.text.SimpleDateFormat
import java.time.Instant
import java.util.Date
import java.util.Locale
import java.util.TimeZone
typealias PublishResponse = org.xmtp.proto.message.api.v1.MessageApiOuterClass.PublishResponse
typealias QueryResponse = org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse
typealias PreEventCallback = suspend () -> Unit
data class ClientOptions(
    val api: Api = Api(),
    val preCreateIdentityCallback: PreEventCallback? = null,
    val preEnableIdentityCallback: PreEventCallback? = null,
    val preAuthenticateToInboxCallback: PreEventCallback? = null,
    val appContext: Context? = null,
    val enableV3: Boolean = false,
    val dbDirectory: String? = null,
    val dbEncryptionKey: ByteArray? = null,
    val historySyncUrl: String = TODO(),
) {
    data class Api(
        val env: XMTPEnvironment = XMTPEnvironment.DEV,
        val isSecure: Boolean = true,
        val appVersion: String? = null,
    )
}
class Client() {
    lateinit var address: String
    lateinit var privateKeyBundleV1: PrivateKeyBundleV1
    lateinit var apiClient: ApiClient
    lateinit var contacts: Contacts
    lateinit var conversations: Conversations
    var logger: XMTPLogger
    val libXMTPVersion: String
    var installationId: String
    var dbPath: String
    lateinit var inboxId: String
    companion object {
        var codecRegistry = run {
            val registry = CodecRegistry()
            registry.register(codec = TextCodec())
            registry
        }
        suspend fun getOrCreateInboxId(options: ClientOptions, address: String): String
        fun register(codec: ContentCodec<*>)
        suspend fun authCheck(api: ApiClient, address: String): List<EncryptedPrivateKeyBundle>
        suspend fun authSave(
            api: ApiClient,
            v1Key: PrivateKeyBundleV1,
            encryptedKeys: EncryptedPrivateKeyBundle,
        )
        suspend fun canMessage(peerAddress: String, options: ClientOptions? = null): Boolean
    }
    constructor(
        address: String,
        privateKeyBundleV1: PrivateKeyBundleV1,
        apiClient: ApiClient,
        libXMTPClient: FfiXmtpClient? = null,
        dbPath: String = "",
        installationId: String = "",
        inboxId: String,
    )
    suspend fun buildFrom(
        bundle: PrivateKeyBundleV1,
        options: ClientOptions? = null,
        account: SigningKey? = null,
    ): Client
    suspend fun create(
        account: SigningKey,
        options: ClientOptions? = null,
    ): Client
    suspend fun create(
        account: SigningKey,
        apiClient: ApiClient,
        options: ClientOptions? = null,
    ): Client
    suspend fun buildFromBundle(
        bundle: PrivateKeyBundle,
        options: ClientOptions? = null,
        account: SigningKey? = null,
    ): Client
    suspend fun buildFromV1Bundle(
        v1Bundle: PrivateKeyBundleV1,
        options: ClientOptions? = null,
        account: SigningKey? = null,
    ): Client
    suspend fun publishUserContact(legacy: Boolean = false)
    fun getUserContact(peerAddress: String): ContactBundle?
    suspend fun query(topic: Topic, pagination: Pagination? = null): QueryResponse
    suspend fun batchQuery(requests: List<QueryRequest>): BatchQueryResponse
    suspend fun subscribe(
        topics: List<String>,
        callback: FfiV2SubscriptionCallback,
    ): FfiV2Subscription
    suspend fun subscribe2(
        request: FfiV2SubscribeRequest,
        callback: FfiV2SubscriptionCallback,
    ): FfiV2Subscription
    suspend fun fetchConversation(
        topic: String?,
        includeGroups: Boolean = false,
    ): Conversation?
    fun findGroup(groupId: String): Group?
    fun findMessage(messageId: String): MessageV3?
    suspend fun publish(envelopes: List<Envelope>)
    suspend fun ensureUserContactPublished()
    fun importConversation(conversationData: ByteArray): Conversation
    fun importV2Conversation(export: ConversationV2Export): Conversation
    fun importV1Conversation(export: ConversationV1Export): Conversation
    suspend fun canMessage(peerAddress: String): Boolean
    suspend fun canMessageV3(addresses: List<String>): Map<String, Boolean>
    suspend fun inboxIdFromAddress(address: String): String?
    fun deleteLocalDatabase()
    fun dropLocalDatabaseConnection()
    suspend fun reconnectLocalDatabase()
    suspend fun requestMessageHistorySync()
    suspend fun revokeAllOtherInstallations(signingKey: SigningKey)
    suspend fun inboxState(refreshFromNetwork: Boolean): InboxState
    val privateKeyBundle: PrivateKeyBundle
    val v1keys: PrivateKeyBundleV1
    val keys: PrivateKeyBundleV2
}

// org/xmtp/android/library/CodecRegistry.kt
package org.xmtp.android.library
import org.xmtp.android.library.codecs.ContentCodec
import org.xmtp.android.library.codecs.ContentTypeId
import org.xmtp.android.library.codecs.TextCodec
import org.xmtp.android.library.codecs.id
data class CodecRegistry(val codecs: MutableMap<String, ContentCodec<*>> = mutableMapOf()) {
    fun register(codec: ContentCodec<*>)
    fun find(contentType: ContentTypeId?): ContentCodec<*>
    fun findFromId(contentTypeString: String): ContentCodec<*>
}

// org/xmtp/android/library/Constants.kt
package org.xmtp.android.library
object Constants {
    const val VERSION = "0.1.3-development"
}

// org/xmtp/android/library/Contacts.kt
package org.xmtp.android.library
import kotlinx.coroutines.runBlocking
import org.xmtp.android.library.messages.ContactBundle
import org.xmtp.android.library.messages.ContactBundleBuilder
import org.xmtp.android.library.messages.EnvelopeBuilder
import org.xmtp.android.library.messages.Pagination
import org.xmtp.android.library.messages.Topic
import org.xmtp.android.library.messages.walletAddress
import org.xmtp.proto.message.api.v1.MessageApiOuterClass
import org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction
import java.util.Date
enum class ConsentState {
    ALLOWED,
    DENIED,
    UNKNOWN,
}
data class ConsentListEntry(
    val value: String,
    val entryType: EntryType,
    val consentType: ConsentState,
) {
    enum class EntryType {
        ADDRESS,
        GROUP_ID,
        INBOX_ID
    }
    companion object {
        fun address(
            address: String,
            type: ConsentState = ConsentState.UNKNOWN,
        ): ConsentListEntry
        fun groupId(
            groupId: String,
            type: ConsentState = ConsentState.UNKNOWN,
        ): ConsentListEntry
        fun inboxId(
            inboxId: String,
            type: ConsentState = ConsentState.UNKNOWN,
        ): ConsentListEntry
    }
    val key: String
}
class ConsentList(
    val client: Client,
    val entries: MutableMap<String, ConsentListEntry> = mutableMapOf(),
) {
    suspend fun load(): List<ConsentListEntry>
    suspend fun publish(entries: List<ConsentListEntry>)
    fun allow(address: String): ConsentListEntry
    fun deny(address: String): ConsentListEntry
    fun allowGroup(groupId: String): ConsentListEntry
    fun denyGroup(groupId: String): ConsentListEntry
    fun allowInboxId(inboxId: String): ConsentListEntry
    fun denyInboxId(inboxId: String): ConsentListEntry
    fun state(address: String): ConsentState
    fun groupState(groupId: String): ConsentState
    fun inboxIdState(inboxId: String): ConsentState
}
data class Contacts(
    var client: Client,
    val knownBundles: MutableMap<String, ContactBundle> = mutableMapOf(),
    val hasIntroduced: MutableMap<String, Boolean> = mutableMapOf(),
    var consentList: ConsentList = ConsentList(client),
) {
    suspend fun refreshConsentList(): ConsentList
    suspend fun allow(addresses: List<String>)
    suspend fun deny(addresses: List<String>)
    suspend fun allowGroups(groupIds: List<String>)
    suspend fun denyGroups(groupIds: List<String>)
    suspend fun allowInboxes(inboxIds: List<String>)
    suspend fun denyInboxes(inboxIds: List<String>)
    fun isAllowed(address: String): Boolean
    fun isDenied(address: String): Boolean
    fun isGroupAllowed(groupId: String): Boolean
    fun isGroupDenied(groupId: String): Boolean
    fun isInboxAllowed(inboxId: String): Boolean
    fun isInboxDenied(inboxId: String): Boolean
    fun has(peerAddress: String): Boolean
    fun needsIntroduction(peerAddress: String): Boolean
    fun find(peerAddress: String): ContactBundle?
}

// org/xmtp/android/library/Conversation.kt
package org.xmtp.android.library
import android.util.Log
import com.google.protobuf.kotlin.toByteString
import kotlinx.coroutines.flow.Flow
import org.xmtp.android.library.codecs.EncodedContent
import org.xmtp.android.library.libxmtp.MessageV3
import org.xmtp.android.library.messages.DecryptedMessage
import org.xmtp.android.library.messages.Envelope
import org.xmtp.android.library.messages.PagingInfoSortDirection
import org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData
import org.xmtp.proto.message.api.v1.MessageApiOuterClass
import org.xmtp.proto.message.contents.Invitation
import org.xmtp.proto.message.contents.Invitation.ConsentProofPayload
import org.xmtp.proto.message.contents.Invitation.InvitationV1.Aes256gcmHkdfsha256
import java.util.Date
sealed class Conversation {
    data class V1(val conversationV1: ConversationV1) : Conversation()
    data class V2(val conversationV2: ConversationV2) : Conversation()
    data class Group(val group: org.xmtp.android.library.Group) : Conversation()
    enum class Version { V1, V2, GROUP }
    val version: Version
    val createdAt: Date
    val peerAddress: String
    val peerAddresses: List<String>
    val conversationId: String?
    val keyMaterial: ByteArray?
    fun consentState(): ConsentState
    fun toTopicData(): TopicData
    fun decode(envelope: Envelope, message: MessageV3? = null): DecodedMessage
    fun decodeOrNull(envelope: Envelope): DecodedMessage?
    fun <T> prepareMessage(content: T, options: SendOptions? = null): PreparedMessage
    fun prepareMessage(
        encodedContent: EncodedContent,
        options: SendOptions? = null,
    ): PreparedMessage
    suspend fun send(prepared: PreparedMessage): String
    suspend fun <T> send(content: T, options: SendOptions? = null): String
    suspend fun send(text: String, sendOptions: SendOptions? = null, sentAt: Date? = null): String
    suspend fun send(encodedContent: EncodedContent, options: SendOptions? = null): String
    val clientAddress: String
    val topic: String
    suspend fun messages(
        limit: Int? = null,
        before: Date? = null,
        after: Date? = null,
        direction: PagingInfoSortDirection = TODO(),
    ): List<DecodedMessage>
    suspend fun decryptedMessages(
        limit: Int? = null,
        before: Date? = null,
        after: Date? = null,
        direction: PagingInfoSortDirection = TODO(),
    ): List<DecryptedMessage>
    fun decrypt(
        envelope: Envelope,
        message: MessageV3? = null,
    ): DecryptedMessage
    val consentProof: ConsentProofPayload?
    val client: Client
    fun streamMessages(): Flow<DecodedMessage>
    fun streamDecryptedMessages(): Flow<DecryptedMessage>
    fun streamEphemeral(): Flow<Envelope>
}

// org/xmtp/android/library/ConversationExport.kt
package org.xmtp.android.library
data class ConversationV1Export(
    var version: String,
    var peerAddress: String,
    var createdAt: String,
)
data class ConversationV2Export(
    var version: String,
    var topic: String,
    var keyMaterial: String,
    var peerAddress: String,
    var createdAt: String,
    var context: ConversationV2ContextExport? = null,
)
data class ConversationV2ContextExport(
    var conversationId: String,
    var metadata: Map<String, String>,
)

// org/xmtp/android/library/ConversationV1.kt
package org.xmtp.android.library
import android.util.Log
import kotlinx.coroutines.channels.awaitClose
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.callbackFlow
import kotlinx.coroutines.launch
import org.web3j.crypto.Hash
import org.xmtp.android.library.Util.Companion.envelopeFromFFi
import org.xmtp.android.library.codecs.ContentCodec
import org.xmtp.android.library.codecs.EncodedContent
import org.xmtp.android.library.codecs.compress
import org.xmtp.android.library.messages.DecryptedMessage
import org.xmtp.android.library.messages.Envelope
import org.xmtp.android.library.messages.EnvelopeBuilder
import org.xmtp.android.library.messages.Message
import org.xmtp.android.library.messages.MessageBuilder
import org.xmtp.android.library.messages.MessageV1Builder
import org.xmtp.android.library.messages.Pagination
import org.xmtp.android.library.messages.PagingInfoSortDirection
import org.xmtp.android.library.messages.Topic
import org.xmtp.android.library.messages.decrypt
import org.xmtp.android.library.messages.header
import org.xmtp.android.library.messages.sentAt
import org.xmtp.android.library.messages.toPublicKeyBundle
import org.xmtp.android.library.messages.walletAddress
import org.xmtp.proto.message.api.v1.MessageApiOuterClass
import uniffi.xmtpv3.FfiEnvelope
import uniffi.xmtpv3.FfiV2SubscriptionCallback
import java.util.Date
data class ConversationV1(
    val client: Client,
    val peerAddress: String,
    val sentAt: Date,
) {
    val topic: Topic
    fun streamMessages(): Flow<DecodedMessage>
    suspend fun messages(
        limit: Int? = null,
        before: Date? = null,
        after: Date? = null,
        direction: PagingInfoSortDirection = TODO(),
    ): List<DecodedMessage>
    suspend fun decryptedMessages(
        limit: Int? = null,
        before: Date? = null,
        after: Date? = null,
        direction: PagingInfoSortDirection = TODO(),
    ): List<DecryptedMessage>
    fun decrypt(envelope: Envelope): DecryptedMessage
    fun decode(envelope: Envelope): DecodedMessage
    suspend fun send(text: String, options: SendOptions? = null): String
    suspend fun <T> send(content: T, options: SendOptions? = null): String
    suspend fun send(encodedContent: EncodedContent, options: SendOptions? = null): String
    suspend fun send(prepared: PreparedMessage): String
    fun <T> prepareMessage(content: T, options: SendOptions?): PreparedMessage
    fun prepareMessage(
        encodedContent: EncodedContent,
        options: SendOptions? = null,
    ): PreparedMessage
    val ephemeralTopic: String
    fun streamEphemeral(): Flow<Envelope>
    fun streamDecryptedMessages(): Flow<DecryptedMessage>
}

// org/xmtp/android/library/ConversationV2.kt
package org.xmtp.android.library
import android.util.Log
import kotlinx.coroutines.channels.awaitClose
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.callbackFlow
import kotlinx.coroutines.launch
import org.web3j.crypto.Hash
import org.xmtp.android.library.codecs.ContentCodec
import org.xmtp.android.library.codecs.EncodedContent
import org.xmtp.android.library.codecs.compress
import org.xmtp.android.library.messages.DecryptedMessage
import org.xmtp.android.library.messages.Envelope
import org.xmtp.android.library.messages.EnvelopeBuilder
import org.xmtp.android.library.messages.Message
import org.xmtp.android.library.messages.MessageBuilder
import org.xmtp.android.library.messages.MessageV2Builder
import org.xmtp.android.library.messages.Pagination
import org.xmtp.android.library.messages.PagingInfoSortDirection
import org.xmtp.android.library.messages.SealedInvitationHeaderV1
import org.xmtp.android.library.messages.getPublicKeyBundle
import org.xmtp.android.library.messages.walletAddress
import org.xmtp.proto.message.api.v1.MessageApiOuterClass
import org.xmtp.proto.message.contents.Invitation
import uniffi.xmtpv3.FfiEnvelope
import uniffi.xmtpv3.FfiV2SubscriptionCallback
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
        ): ConversationV2
    }
    val createdAt: Date
    suspend fun messages(
        limit: Int? = null,
        before: Date? = null,
        after: Date? = null,
        direction: PagingInfoSortDirection = TODO(),
    ): List<DecodedMessage>
    suspend fun decryptedMessages(
        limit: Int? = null,
        before: Date? = null,
        after: Date? = null,
        direction: PagingInfoSortDirection = TODO(),
    ): List<DecryptedMessage>
    fun decrypt(envelope: Envelope): DecryptedMessage
    fun streamMessages(): Flow<DecodedMessage>
    fun decodeEnvelope(envelope: Envelope): DecodedMessage
    suspend fun <T> send(content: T, options: SendOptions? = null): String
    suspend fun send(text: String, options: SendOptions? = null, sentAt: Date? = null): String
    suspend fun send(encodedContent: EncodedContent, options: SendOptions?): String
    suspend fun send(prepared: PreparedMessage): String
    fun <Codec : ContentCodec<T>, T> encode(codec: Codec, content: T): ByteArray
    fun <T> prepareMessage(content: T, options: SendOptions?): PreparedMessage
    fun prepareMessage(
        encodedContent: EncodedContent,
        options: SendOptions?,
    ): PreparedMessage
    val ephemeralTopic: String
    fun streamEphemeral(): Flow<Envelope>
    fun streamDecryptedMessages(): Flow<DecryptedMessage>
}

// org/xmtp/android/library/Conversations.kt
package org.xmtp.android.library
import android.util.Log
import com.google.protobuf.kotlin.toByteString
import kotlinx.coroutines.channels.awaitClose
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.callbackFlow
import kotlinx.coroutines.flow.merge
import kotlinx.coroutines.launch
import org.xmtp.android.library.GRPCApiClient.Companion.makeQueryRequest
import org.xmtp.android.library.Util.Companion.envelopeFromFFi
import org.xmtp.android.library.libxmtp.MessageV3
import org.xmtp.android.library.messages.DecryptedMessage
import org.xmtp.android.library.messages.Envelope
import org.xmtp.android.library.messages.EnvelopeBuilder
import org.xmtp.android.library.messages.InvitationV1
import org.xmtp.android.library.messages.MessageV1Builder
import org.xmtp.android.library.messages.Pagination
import org.xmtp.android.library.messages.SealedInvitation
import org.xmtp.android.library.messages.SealedInvitationBuilder
import org.xmtp.android.library.messages.SignedPublicKeyBundle
import org.xmtp.android.library.messages.Topic
import org.xmtp.android.library.messages.createDeterministic
import org.xmtp.android.library.messages.decrypt
import org.xmtp.android.library.messages.getInvitation
import org.xmtp.android.library.messages.header
import org.xmtp.android.library.messages.involves
import org.xmtp.android.library.messages.recipientAddress
import org.xmtp.android.library.messages.senderAddress
import org.xmtp.android.library.messages.sentAt
import org.xmtp.android.library.messages.toSignedPublicKeyBundle
import org.xmtp.android.library.messages.walletAddress
import org.xmtp.proto.keystore.api.v1.Keystore
import org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeyData
import org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeys
import org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData
import org.xmtp.proto.message.contents.Contact
import org.xmtp.proto.message.contents.Invitation
import uniffi.xmtpv3.FfiConversationCallback
import uniffi.xmtpv3.FfiConversations
import uniffi.xmtpv3.FfiCreateGroupOptions
import uniffi.xmtpv3.FfiEnvelope
import uniffi.xmtpv3.FfiGroup
import uniffi.xmtpv3.FfiListConversationsOptions
import uniffi.xmtpv3.FfiMessage
import uniffi.xmtpv3.FfiMessageCallback
import uniffi.xmtpv3.FfiV2SubscribeRequest
import uniffi.xmtpv3.FfiV2Subscription
import uniffi.xmtpv3.FfiV2SubscriptionCallback
import uniffi.xmtpv3.NoPointer
import uniffi.xmtpv3.org.xmtp.android.library.libxmtp.GroupPermissionPreconfiguration
import uniffi.xmtpv3.org.xmtp.android.library.libxmtp.PermissionPolicySet
import uniffi.xmtpv3.FfiGroupPermissionsOptions
import uniffi.xmtpv3.FfiPermissionPolicySet
import java.util.Date
import kotlin.time.Duration.Companion.nanoseconds
import kotlin.time.DurationUnit
data class Conversations(
    var client: Client,
    var conversationsByTopic: MutableMap<String, Conversation> = mutableMapOf(),
    private val libXMTPConversations: FfiConversations? = null,
) {
    companion object {
    }
    fun fromInvite(envelope: Envelope): Conversation
    fun fromIntro(envelope: Envelope): Conversation
    suspend fun fromWelcome(envelopeBytes: ByteArray): Group
    suspend fun newGroup(
        accountAddresses: List<String>,
        permissions: GroupPermissionPreconfiguration = TODO(),
        groupName: String = "",
        groupImageUrlSquare: String = "",
        groupDescription: String = "",
        groupPinnedFrameUrl: String = "",
    ): Group
    suspend fun newGroupCustomPermissions(
        accountAddresses: List<String>,
        permissionPolicySet: PermissionPolicySet,
        groupName: String = "",
        groupImageUrlSquare: String = "",
        groupDescription: String = "",
        groupPinnedFrameUrl: String = "",
    ): Group
    suspend fun syncGroups()
    suspend fun syncAllGroups(): UInt?
    suspend fun listGroups(
        after: Date? = null,
        before: Date? = null,
        limit: Int? = null,
    ): List<Group>
    suspend fun newConversation(
        peerAddress: String,
        context: Invitation.InvitationV1.Context? = null,
        consentProof: Invitation.ConsentProofPayload? = null,
    ): Conversation
    suspend fun list(includeGroups: Boolean = false): List<Conversation>
    fun importTopicData(data: TopicData): Conversation
    fun getHmacKeys(
        request: Keystore.GetConversationHmacKeysRequest? = null,
    ): Keystore.GetConversationHmacKeysResponse
    fun conversation(sealedInvitation: SealedInvitation): ConversationV2
    suspend fun listBatchMessages(
        topics: List<Pair<String, Pagination?>>,
    ): List<DecodedMessage>
    suspend fun listBatchDecryptedMessages(
        topics: List<Pair<String, Pagination?>>,
    ): List<DecryptedMessage>
    suspend fun sendInvitation(
        recipient: SignedPublicKeyBundle,
        invitation: InvitationV1,
        created: Date,
    ): SealedInvitation
    fun stream(): Flow<Conversation>
    fun streamAll(): Flow<Conversation>
    fun streamGroups(): Flow<Group>
    fun streamAllGroupMessages(): Flow<DecodedMessage>
    fun streamAllGroupDecryptedMessages(): Flow<DecryptedMessage>
    fun streamAllMessages(includeGroups: Boolean = false): Flow<DecodedMessage>
    fun streamAllDecryptedMessages(includeGroups: Boolean = false): Flow<DecryptedMessage>
}

// org/xmtp/android/library/Crypto.kt
package org.xmtp.android.library
import android.util.Log
import com.google.crypto.tink.subtle.Hkdf
import com.google.protobuf.kotlin.toByteString
import org.xmtp.proto.message.contents.CiphertextOuterClass
import java.security.GeneralSecurityException
import java.security.SecureRandom
import javax.crypto.Cipher
import javax.crypto.Mac
import javax.crypto.spec.GCMParameterSpec
import javax.crypto.spec.SecretKeySpec
typealias CipherText = CiphertextOuterClass.Ciphertext
class Crypto {
    companion object {
        fun encrypt(
            secret: ByteArray,
            message: ByteArray,
            additionalData: ByteArray = byteArrayOf(),
        ): CipherText?
        fun decrypt(
            secret: ByteArray,
            ciphertext: CipherText,
            additionalData: ByteArray = byteArrayOf(),
        ): ByteArray?
        fun calculateMac(secret: ByteArray, message: ByteArray): ByteArray
        fun deriveKey(
            secret: ByteArray,
            salt: ByteArray,
            info: ByteArray,
        ): ByteArray
        fun verifyHmacSignature(
            key: ByteArray,
            signature: ByteArray,
            message: ByteArray
        ): Boolean
    }
}

// org/xmtp/android/library/DecodedMessage.kt
package org.xmtp.android.library
import org.xmtp.android.library.codecs.TextCodec
import org.xmtp.android.library.codecs.decoded
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
        fun preview(client: Client, topic: String, body: String, senderAddress: String, sent: Date): DecodedMessage
    }
    fun <T> content(): T?
    val fallbackContent: String
    val body: String
}

// org/xmtp/android/library/EncodedContentCompression.kt
package org.xmtp.android.library
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.util.zip.DeflaterOutputStream
import java.util.zip.GZIPInputStream
import java.util.zip.GZIPOutputStream
import java.util.zip.InflaterOutputStream
enum class EncodedContentCompression {
    DEFLATE,
    GZIP;
    fun compress(content: ByteArray): ByteArray?
    fun decompress(content: ByteArray): ByteArray?
}

// org/xmtp/android/library/Group.kt
package org.xmtp.android.library
import kotlinx.coroutines.channels.awaitClose
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.callbackFlow
import org.xmtp.android.library.codecs.ContentCodec
import org.xmtp.android.library.codecs.EncodedContent
import org.xmtp.android.library.codecs.compress
import org.xmtp.android.library.libxmtp.Member
import org.xmtp.android.library.libxmtp.MessageV3
import org.xmtp.android.library.messages.DecryptedMessage
import org.xmtp.android.library.messages.MessageDeliveryStatus
import org.xmtp.android.library.messages.PagingInfoSortDirection
import org.xmtp.android.library.messages.Topic
import org.xmtp.proto.message.api.v1.MessageApiOuterClass
import uniffi.xmtpv3.FfiDeliveryStatus
import uniffi.xmtpv3.FfiGroup
import uniffi.xmtpv3.FfiGroupMetadata
import uniffi.xmtpv3.FfiGroupPermissions
import uniffi.xmtpv3.FfiListMessagesOptions
import uniffi.xmtpv3.FfiMessage
import uniffi.xmtpv3.FfiMessageCallback
import uniffi.xmtpv3.FfiMetadataField
import uniffi.xmtpv3.FfiPermissionUpdateType
import uniffi.xmtpv3.org.xmtp.android.library.libxmtp.PermissionOption
import uniffi.xmtpv3.org.xmtp.android.library.libxmtp.PermissionPolicySet
import java.util.Date
import kotlin.time.Duration.Companion.nanoseconds
import kotlin.time.DurationUnit
class Group(val client: Client, private val libXMTPGroup: FfiGroup) {
    val id: String
    val topic: String
    val createdAt: Date
    val name: String
    val imageUrlSquare: String
    val description: String
    val pinnedFrameUrl: String
    suspend fun send(text: String): String
    suspend fun <T> send(content: T, options: SendOptions? = null): String
    suspend fun send(encodedContent: EncodedContent): String
    fun <T> encodeContent(content: T, options: SendOptions?): EncodedContent
    suspend fun <T> prepareMessage(content: T, options: SendOptions? = null): String
    suspend fun publishMessages()
    suspend fun sync()
    fun messages(
        limit: Int? = null,
        before: Date? = null,
        after: Date? = null,
        direction: PagingInfoSortDirection = TODO(),
        deliveryStatus: MessageDeliveryStatus = MessageDeliveryStatus.ALL,
    ): List<DecodedMessage>
    fun decryptedMessages(
        limit: Int? = null,
        before: Date? = null,
        after: Date? = null,
        direction: PagingInfoSortDirection = TODO(),
        deliveryStatus: MessageDeliveryStatus = MessageDeliveryStatus.ALL,
    ): List<DecryptedMessage>
    suspend fun processMessage(envelopeBytes: ByteArray): MessageV3
    fun isActive(): Boolean
    fun addedByInboxId(): String
    fun permissionPolicySet(): PermissionPolicySet
    fun creatorInboxId(): String
    fun isCreator(): Boolean
    suspend fun addMembers(addresses: List<String>)
    suspend fun removeMembers(addresses: List<String>)
    suspend fun addMembersByInboxId(inboxIds: List<String>)
    suspend fun removeMembersByInboxId(inboxIds: List<String>)
    fun members(): List<Member>
    fun peerInboxIds(): List<String>
    suspend fun updateGroupName(name: String)
    suspend fun updateGroupImageUrlSquare(imageUrl: String)
    suspend fun updateGroupDescription(description: String)
    suspend fun updateGroupPinnedFrameUrl(pinnedFrameUrl: String)
    suspend fun updateAddMemberPermission(newPermissionOption: PermissionOption)
    suspend fun updateRemoveMemberPermission(newPermissionOption: PermissionOption)
    suspend fun updateAddAdminPermission(newPermissionOption: PermissionOption)
    suspend fun updateRemoveAdminPermission(newPermissionOption: PermissionOption)
    suspend fun updateGroupNamePermission(newPermissionOption: PermissionOption)
    suspend fun updateGroupDescriptionPermission(newPermissionOption: PermissionOption)
    suspend fun updateGroupImageUrlSquarePermission(newPermissionOption: PermissionOption)
    suspend fun updateGroupPinnedFrameUrlPermission(newPermissionOption: PermissionOption)
    fun isAdmin(inboxId: String): Boolean
    fun isSuperAdmin(inboxId: String): Boolean
    suspend fun addAdmin(inboxId: String)
    suspend fun removeAdmin(inboxId: String)
    suspend fun addSuperAdmin(inboxId: String)
    suspend fun removeSuperAdmin(inboxId: String)
    suspend fun listAdmins(): List<String>
    suspend fun listSuperAdmins(): List<String>
    fun streamMessages(): Flow<DecodedMessage>
    fun streamDecryptedMessages(): Flow<DecryptedMessage>
}

// org/xmtp/android/library/KeyUtil.kt
package org.xmtp.android.library
import org.web3j.utils.Numeric
import org.web3j.crypto.ECDSASignature
import org.web3j.crypto.Keys
import org.web3j.crypto.Sign
import org.web3j.crypto.Sign.SignatureData
import org.xmtp.android.library.messages.Signature
import org.xmtp.android.library.messages.consentProofText
import org.xmtp.android.library.messages.ethHash
import java.math.BigInteger
import java.util.Date
object KeyUtil {
    fun getPublicKey(privateKey: ByteArray): ByteArray
    fun addUncompressedByte(publicKey: ByteArray): ByteArray
    fun getSignatureData(signatureBytes: ByteArray): SignatureData
    fun getSignatureBytes(sig: SignatureData): ByteArray
    fun validateConsentSignature(signature: String, clientAddress: String, peerAddress: String, timestamp: Long): Boolean
}

// org/xmtp/android/library/PreparedMessage.kt
package org.xmtp.android.library
import org.web3j.crypto.Hash
import org.xmtp.android.library.messages.Envelope
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.PublishRequest
data class PreparedMessage(
    val envelopes: List<Envelope>
) {
    companion object {
        fun fromSerializedData(data: ByteArray): PreparedMessage
    }
    fun toSerializedData(): ByteArray
    val messageId: String
    val conversationTopic: String
}

// org/xmtp/android/library/SendOptions.kt
package org.xmtp.android.library
import org.xmtp.proto.message.contents.Content
data class SendOptions(
    var compression: EncodedContentCompression? = null,
    var contentType: Content.ContentTypeId? = null,
    var ephemeral: Boolean = false
)

// org/xmtp/android/library/SigningKey.kt
package org.xmtp.android.library
import com.google.protobuf.kotlin.toByteString
import kotlinx.coroutines.runBlocking
import org.web3j.crypto.ECDSASignature
import org.web3j.crypto.Keys
import org.web3j.crypto.Sign
import org.xmtp.android.library.messages.PublicKey
import org.xmtp.android.library.messages.Signature
import org.xmtp.android.library.messages.createIdentityText
import org.xmtp.android.library.messages.ethHash
import org.xmtp.android.library.messages.rawData
import org.xmtp.proto.message.contents.PrivateKeyOuterClass
import org.xmtp.proto.message.contents.PublicKeyOuterClass
import org.xmtp.proto.message.contents.SignatureOuterClass
import java.math.BigInteger
import java.util.Date
interface SigningKey {
    val address: String
    suspend fun sign(data: ByteArray): SignatureOuterClass.Signature?
    suspend fun sign(message: String): SignatureOuterClass.Signature?
}
fun SigningKey.createIdentity(
    identity: PrivateKeyOuterClass.PrivateKey,
    preCreateIdentityCallback: PreEventCallback? = null,
): AuthorizedIdentity

// org/xmtp/android/library/Util.kt
package org.xmtp.android.library
import com.google.protobuf.kotlin.toByteString
import org.bouncycastle.jcajce.provider.digest.Keccak
import org.web3j.utils.Numeric
import org.xmtp.proto.message.api.v1.MessageApiOuterClass
import uniffi.xmtpv3.FfiEnvelope
class Util {
    companion object {
        fun keccak256(data: ByteArray): ByteArray
        fun envelopeFromFFi(envelope: FfiEnvelope): MessageApiOuterClass.Envelope
    }
}
fun ByteArray.toHex(): String
fun String.hexToByteArray(): ByteArray

// org/xmtp/android/library/XMTPEnvironment.kt
package org.xmtp.android.library
enum class XMTPEnvironment(val rawValue: String) {
    DEV,
    PRODUCTION,
    LOCAL {
        override fun withValue(value: String): XMTPEnvironment {
            return LOCAL.apply { customValue = value }
        }
    };
    open fun withValue(value: String): XMTPEnvironment
    companion object {
        operator fun invoke(rawValue: String): XMTPEnvironment
    }
    fun getValue(): String
    fun getUrl(): String
}

// org/xmtp/android/library/XMTPException.kt
package org.xmtp.android.library
class XMTPException(message: String, exception: java.lang.Exception? = null) : Exception()

// org/xmtp/android/library/codecs/AttachmentCodec.kt
package org.xmtp.android.library.codecs
import com.google.protobuf.ByteString
import org.xmtp.android.library.XMTPException
val ContentTypeAttachment = ContentTypeIdBuilder.builderFromAuthorityId(
    "xmtp.org",
    "attachment",
    versionMajor = 1,
    versionMinor = 0
)
data class Attachment(val filename: String, val mimeType: String, val data: ByteString)
data class AttachmentCodec(override var contentType: ContentTypeId = ContentTypeAttachment) : ContentCodec<Attachment> {
    override fun encode(content: Attachment): EncodedContent
    override fun decode(content: EncodedContent): Attachment
    override fun fallback(content: Attachment): String?
    override fun shouldPush(content: Attachment): Boolean
}

// org/xmtp/android/library/codecs/ContentCodec.kt
package org.xmtp.android.library.codecs
import com.google.protobuf.kotlin.toByteString
import org.bouncycastle.asn1.cms.CMSAttributes.contentType
import org.xmtp.android.library.Client
import org.xmtp.android.library.EncodedContentCompression
import org.xmtp.proto.message.contents.Content
typealias EncodedContent = org.xmtp.proto.message.contents.Content.EncodedContent
fun <T> EncodedContent.decoded(): T?
fun EncodedContent.compress(compression: EncodedContentCompression): EncodedContent
fun EncodedContent.decompressContent(): EncodedContent
interface ContentCodec<T> {
    val contentType: ContentTypeId
    fun encode(content: T): EncodedContent
    fun decode(content: EncodedContent): T
    fun fallback(content: T): String?
    fun shouldPush(content: T): Boolean
}
val id: String

// org/xmtp/android/library/codecs/ContentTypeId.kt
package org.xmtp.android.library.codecs
typealias ContentTypeId = org.xmtp.proto.message.contents.Content.ContentTypeId
class ContentTypeIdBuilder {
    companion object {
        fun builderFromAuthorityId(
            authorityId: String,
            typeId: String,
            versionMajor: Int,
            versionMinor: Int
        ): ContentTypeId
    }
}
val ContentTypeId.id: String
val ContentTypeId.description: String

// org/xmtp/android/library/codecs/GroupUpdatedCodec.kt
package org.xmtp.android.library.codecs
import org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated
typealias GroupUpdated = org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated
val ContentTypeGroupUpdated = ContentTypeIdBuilder.builderFromAuthorityId(
    "xmtp.org",
    "group_updated",
    versionMajor = 1,
    versionMinor = 0,
)
data class GroupUpdatedCodec(override var contentType: ContentTypeId = ContentTypeGroupUpdated) :
    ContentCodec<GroupUpdated> {
    override fun encode(content: GroupUpdated): EncodedContent
    override fun decode(content: EncodedContent): GroupUpdated
    override fun fallback(content: GroupUpdated): String?
    override fun shouldPush(content: GroupUpdated): Boolean
}

// org/xmtp/android/library/codecs/ReactionCodec.kt
package org.xmtp.android.library.codecs
import com.google.gson.GsonBuilder
import com.google.gson.JsonDeserializationContext
import com.google.gson.JsonDeserializer
import com.google.gson.JsonElement
import com.google.gson.JsonObject
import com.google.gson.JsonSerializationContext
import com.google.gson.JsonSerializer
import com.google.protobuf.kotlin.toByteStringUtf8
import java.lang.reflect.Type
val ContentTypeReaction = ContentTypeIdBuilder.builderFromAuthorityId(
    "xmtp.org",
    "reaction",
    versionMajor = 1,
    versionMinor = 0,
)
data class Reaction(
    val reference: String,
    val action: ReactionAction,
    val content: String,
    val schema: ReactionSchema,
)
sealed class ReactionAction {
    object Removed : ReactionAction()
    object Added : ReactionAction()
    object Unknown : ReactionAction()
}
sealed class ReactionSchema {
    object Unicode : ReactionSchema()
    object Shortcode : ReactionSchema()
    object Custom : ReactionSchema()
    object Unknown : ReactionSchema()
}
fun getReactionSchema(schema: String): ReactionSchema
fun getReactionAction(action: String): ReactionAction
data class ReactionCodec(override var contentType: ContentTypeId = ContentTypeReaction) :
    ContentCodec<Reaction> {
    override fun encode(content: Reaction): EncodedContent
    override fun decode(content: EncodedContent): Reaction
    override fun fallback(content: Reaction): String?
    override fun shouldPush(content: Reaction): Boolean
}

// org/xmtp/android/library/codecs/ReadReceiptCodec.kt
package org.xmtp.android.library.codecs
import com.google.protobuf.ByteString
val ContentTypeReadReceipt = ContentTypeIdBuilder.builderFromAuthorityId(
    "xmtp.org",
    "readReceipt",
    versionMajor = 1,
    versionMinor = 0,
)
object ReadReceipt
data class ReadReceiptCodec(override var contentType: ContentTypeId = ContentTypeReadReceipt) :
    ContentCodec<ReadReceipt> {
    override fun encode(content: ReadReceipt): EncodedContent
    override fun decode(content: EncodedContent): ReadReceipt
    override fun fallback(content: ReadReceipt): String?
    override fun shouldPush(content: ReadReceipt): Boolean
}

// org/xmtp/android/library/codecs/RemoteAttachmentCodec.kt
package org.xmtp.android.library.codecs
import com.google.protobuf.ByteString
import com.google.protobuf.kotlin.toByteString
import com.google.protobuf.kotlin.toByteStringUtf8
import org.web3j.crypto.Hash
import org.web3j.utils.Numeric
import org.xmtp.android.library.Crypto
import org.xmtp.android.library.XMTPException
import org.xmtp.android.library.toHex
import org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext
import java.net.URI
import java.net.URL
import java.security.SecureRandom
data class EncryptedEncodedContent(
    val contentDigest: String,
    val secret: ByteString,
    val salt: ByteString,
    val nonce: ByteString,
    val payload: ByteString,
    val contentLength: Int? = null,
    val filename: String? = null,
)
data class RemoteAttachment(
    val url: URL,
    val contentDigest: String,
    val secret: ByteString,
    val salt: ByteString,
    val nonce: ByteString,
    val scheme: String,
    var contentLength: Int? = null,
    var filename: String? = null,
    var fetcher: Fetcher = HTTPFetcher(),
) {
    fun <T> load(): T?
    companion object {
        fun decryptEncoded(encrypted: EncryptedEncodedContent): EncodedContent
        fun <T> encodeEncrypted(content: T, codec: ContentCodec<T>): EncryptedEncodedContent
        fun from(url: URL, encryptedEncodedContent: EncryptedEncodedContent): RemoteAttachment
    }
}
val ContentTypeRemoteAttachment = ContentTypeIdBuilder.builderFromAuthorityId(
    "xmtp.org",
    "remoteStaticAttachment",
    versionMajor = 1,
    versionMinor = 0,
)
interface Fetcher {
    fun fetch(url: URL): ByteArray
}
class HTTPFetcher : Fetcher {
    override fun fetch(url: URL): ByteArray
}
data class RemoteAttachmentCodec(override var contentType: ContentTypeId = ContentTypeRemoteAttachment) :
    ContentCodec<RemoteAttachment> {
    override fun encode(content: RemoteAttachment): EncodedContent
    override fun decode(content: EncodedContent): RemoteAttachment
    override fun fallback(content: RemoteAttachment): String?
    override fun shouldPush(content: RemoteAttachment): Boolean
}

// org/xmtp/android/library/codecs/ReplyCodec.kt
package org.xmtp.android.library.codecs
import org.xmtp.android.library.Client
import org.xmtp.android.library.XMTPException
val ContentTypeReply = ContentTypeIdBuilder.builderFromAuthorityId(
    "xmtp.org",
    "reply",
    versionMajor = 1,
    versionMinor = 0,
)
data class Reply(
    val reference: String,
    val content: Any,
    val contentType: ContentTypeId,
)
data class ReplyCodec(override var contentType: ContentTypeId = ContentTypeReply) :
    ContentCodec<Reply> {
    override fun encode(reply: Reply): EncodedContent
    override fun decode(content: EncodedContent): Reply
    override fun fallback(content: Reply): String?
    override fun shouldPush(content: Reply): Boolean
}

// org/xmtp/android/library/codecs/TextCodec.kt
package org.xmtp.android.library.codecs
import com.google.protobuf.kotlin.toByteStringUtf8
import org.xmtp.android.library.XMTPException
val ContentTypeText = ContentTypeIdBuilder.builderFromAuthorityId(
    "xmtp.org",
    "text",
    versionMajor = 1,
    versionMinor = 0
)
data class TextCodec(override var contentType: ContentTypeId = ContentTypeText) :
    ContentCodec<String> {
    override fun encode(content: String): EncodedContent
    override fun decode(content: EncodedContent): String
    override fun fallback(content: String): String?
    override fun shouldPush(content: String): Boolean
}

// org/xmtp/android/library/frames/FramesClient.kt
package org.xmtp.android.library.frames
import android.util.Base64
import org.xmtp.android.library.Client
import org.xmtp.android.library.XMTPException
import org.xmtp.android.library.frames.FramesConstants.PROTOCOL_VERSION
import org.xmtp.android.library.messages.PrivateKeyBuilder
import org.xmtp.android.library.messages.Signature
import org.xmtp.android.library.messages.getPublicKeyBundle
import org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle
import java.security.MessageDigest
import org.xmtp.proto.message.contents.Frames.FrameActionBody
import org.xmtp.proto.message.contents.Frames.FrameAction
import java.util.Date
class FramesClient(private val xmtpClient: Client, var proxy: OpenFramesProxy = OpenFramesProxy()) {
    suspend fun signFrameAction(inputs: FrameActionInputs): FramePostPayload
}

// org/xmtp/android/library/frames/FramesConstants.kt
package org.xmtp.android.library.frames
object FramesConstants {
    const val OPEN_FRAMES_PROXY_URL = "https://frames.xmtp.chat/"
    const val PROTOCOL_VERSION = "2024-02-09"
}

// org/xmtp/android/library/frames/FramesTypes.kt
package org.xmtp.android.library.frames
typealias AcceptedFrameClients = Map<String, String>
sealed class OpenFrameButton {
    abstract val target: String?
    abstract val label: String
    data class Link(override val target: String, override val label: String) : OpenFrameButton()
    data class Mint(override val target: String, override val label: String) : OpenFrameButton()
    data class Post(override val target: String?, override val label: String) : OpenFrameButton()
    data class PostRedirect(override val target: String?, override val label: String) : OpenFrameButton()
}
data class OpenFrameImage(
    val content: String,
    val aspectRatio: AspectRatio?,
    val alt: String?
)
enum class AspectRatio(val ratio: String) {
    RATIO_1_91_1,
    RATIO_1_1
}
data class TextInput(val content: String)
data class OpenFrameResult(
    val acceptedClients: AcceptedFrameClients,
    val image: OpenFrameImage,
    val postUrl: String?,
    val textInput: TextInput?,
    val buttons: Map<String, OpenFrameButton>?,
    val ogImage: String,
    val state: String?
)
data class GetMetadataResponse(
    val url: String,
    val extractedTags: Map<String, String>
)
data class PostRedirectResponse(
    val originalUrl: String,
    val redirectedTo: String
)
data class OpenFramesUntrustedData(
    val url: String,
    val timestamp: Int,
    val buttonIndex: Int,
    val inputText: String?,
    val state: String?
)
typealias FramesApiRedirectResponse = PostRedirectResponse
data class FramePostUntrustedData(
    val url: String,
    val timestamp: Long,
    val buttonIndex: Int,
    val inputText: String?,
    val state: String?,
    val walletAddress: String,
    val opaqueConversationIdentifier: String,
    val unixTimestamp: Int
)
data class FramePostTrustedData(
    val messageBytes: String
)
data class FramePostPayload(
    val clientProtocol: String,
    val untrustedData: FramePostUntrustedData,
    val trustedData: FramePostTrustedData
)
data class DmActionInputs(
    val conversationTopic: String?,
    val participantAccountAddresses: List<String>
)
data class GroupActionInputs(
    val groupId: ByteArray,
    val groupSecret: ByteArray
)
sealed class ConversationActionInputs {
    data class Dm(val inputs: DmActionInputs) : ConversationActionInputs()
    data class Group(val inputs: GroupActionInputs) : ConversationActionInputs()
}
data class FrameActionInputs(
    val frameUrl: String,
    val buttonIndex: Int,
    val inputText: String?,
    val state: String?,
    val conversationInputs: ConversationActionInputs
)

// org/xmtp/android/library/frames/OpenFramesProxy.kt
package org.xmtp.android.library.frames
import org.xmtp.android.library.frames.FramesConstants.OPEN_FRAMES_PROXY_URL
import java.net.URI
class OpenFramesProxy(private val inner: ProxyClient = ProxyClient(OPEN_FRAMES_PROXY_URL)) {
    suspend fun readMetadata(url: String): GetMetadataResponse
    suspend fun post(url: String, payload: FramePostPayload): GetMetadataResponse
    suspend fun postRedirect(url: String, payload: FramePostPayload): FramesApiRedirectResponse
    fun mediaUrl(url: String): String
}

// org/xmtp/android/library/frames/ProxyClient.kt
package org.xmtp.android.library.frames
import java.net.HttpURLConnection
import java.net.URL
import com.google.gson.Gson
import org.xmtp.android.library.XMTPException
import java.io.OutputStreamWriter
class ProxyClient(private val baseUrl: String) {
    suspend fun readMetadata(url: String): GetMetadataResponse
    fun post(url: String, payload: Any): GetMetadataResponse
    suspend fun postRedirect(url: String, payload: Any): PostRedirectResponse
    fun mediaUrl(url: String): String
}

// org/xmtp/android/library/libxmtp/InboxState.kt
package uniffi.xmtpv3.org.xmtp.android.library.libxmtp
import org.xmtp.android.library.toHex
import uniffi.xmtpv3.FfiInboxState
class InboxState(private val ffiInboxState: FfiInboxState) {
    val inboxId: String
    val addresses: List<String>
    val installationIds: List<String>
    val recoveryAddress: String
}

// org/xmtp/android/library/libxmtp/Member.kt
package org.xmtp.android.library.libxmtp
import uniffi.xmtpv3.FfiGroupMember
import uniffi.xmtpv3.FfiPermissionLevel
enum class PermissionLevel {
    MEMBER, ADMIN, SUPER_ADMIN
}
class Member(private val ffiMember: FfiGroupMember) {
    val inboxId: String
    val addresses: List<String>
    val permissionLevel: PermissionLevel
}

// org/xmtp/android/library/libxmtp/MessageV3.kt
package org.xmtp.android.library.libxmtp
import android.util.Log
import org.xmtp.android.library.Client
import org.xmtp.android.library.DecodedMessage
import org.xmtp.android.library.XMTPException
import org.xmtp.android.library.codecs.ContentTypeGroupUpdated
import org.xmtp.android.library.codecs.EncodedContent
import org.xmtp.android.library.messages.DecryptedMessage
import org.xmtp.android.library.messages.MessageDeliveryStatus
import org.xmtp.android.library.messages.Topic
import org.xmtp.android.library.toHex
import uniffi.xmtpv3.FfiDeliveryStatus
import uniffi.xmtpv3.FfiGroupMessageKind
import uniffi.xmtpv3.FfiMessage
import java.util.Date
data class MessageV3(val client: Client, private val libXMTPMessage: FfiMessage) {
    val id: String
    val convoId: String
    val senderInboxId: String
    val sentAt: Date
    val deliveryStatus: MessageDeliveryStatus
    fun decode(): DecodedMessage
    fun decodeOrNull(): DecodedMessage?
    fun decryptOrNull(): DecryptedMessage?
    fun decrypt(): DecryptedMessage
}

// org/xmtp/android/library/libxmtp/PermissionPolicySet.kt
package uniffi.xmtpv3.org.xmtp.android.library.libxmtp
import uniffi.xmtpv3.FfiGroupPermissionsOptions
import uniffi.xmtpv3.FfiPermissionPolicy
import uniffi.xmtpv3.FfiPermissionPolicySet
enum class PermissionOption {
    Allow,
    Deny,
    Admin,
    SuperAdmin,
    Unknown;
    companion object {
        fun toFfiPermissionPolicy(option: PermissionOption): FfiPermissionPolicy
        fun fromFfiPermissionPolicy(ffiPolicy: FfiPermissionPolicy): PermissionOption
    }
}
enum class GroupPermissionPreconfiguration {
    ALL_MEMBERS,
    ADMIN_ONLY;
    companion object {
        fun toFfiGroupPermissionOptions(option: GroupPermissionPreconfiguration): FfiGroupPermissionsOptions
    }
}
data class PermissionPolicySet(
    val addMemberPolicy: PermissionOption,
    val removeMemberPolicy: PermissionOption,
    val addAdminPolicy: PermissionOption,
    val removeAdminPolicy: PermissionOption,
    val updateGroupNamePolicy: PermissionOption,
    val updateGroupDescriptionPolicy: PermissionOption,
    val updateGroupImagePolicy: PermissionOption,
    val updateGroupPinnedFrameUrlPolicy: PermissionOption,
) {
    companion object {
        fun toFfiPermissionPolicySet(permissionPolicySet: PermissionPolicySet): FfiPermissionPolicySet
        fun fromFfiPermissionPolicySet(ffiPermissionPolicySet: FfiPermissionPolicySet): PermissionPolicySet
    }
}

// org/xmtp/android/library/libxmtp/XMTPLogger.kt
package org.xmtp.android.library.libxmtp
import android.util.Log
import uniffi.xmtpv3.FfiLogger
class XMTPLogger : FfiLogger {
    override fun log(level: UInt, levelLabel: String, message: String)
}

// org/xmtp/android/library/messages/AuthData.kt
package org.xmtp.android.library.messages
import org.xmtp.proto.message.api.v1.Authn
import java.util.Date
typealias AuthData = org.xmtp.proto.message.api.v1.Authn.AuthData
class AuthDataBuilder {
    companion object {
        fun buildFromWalletAddress(walletAddress: String, timestamp: Date? = null): Authn.AuthData
    }
}

// org/xmtp/android/library/messages/ContactBundle.kt
package org.xmtp.android.library.messages
import org.bouncycastle.util.Arrays
import org.web3j.crypto.Keys
import org.xmtp.android.library.XMTPException
import org.xmtp.android.library.toHex
import org.xmtp.proto.message.api.v1.MessageApiOuterClass
import org.xmtp.proto.message.contents.Contact
typealias ContactBundle = org.xmtp.proto.message.contents.Contact.ContactBundle
typealias ContactBundleV1 = org.xmtp.proto.message.contents.Contact.ContactBundleV1
typealias ContactBundleV2 = org.xmtp.proto.message.contents.Contact.ContactBundleV2
class ContactBundleBuilder {
    companion object {
        fun buildFromEnvelope(envelope: MessageApiOuterClass.Envelope): ContactBundle
    }
}
fun ContactBundle.toPublicKeyBundle(): PublicKeyBundle
fun ContactBundle.toSignedPublicKeyBundle(): SignedPublicKeyBundle
val ContactBundle.walletAddress: String?
val ContactBundle.identityAddress: String?

// org/xmtp/android/library/messages/DecryptedMessage.kt
package org.xmtp.android.library.messages
import org.xmtp.android.library.codecs.EncodedContent
import java.util.Date
data class DecryptedMessage(
    var id: String,
    var encodedContent: EncodedContent,
    var senderAddress: String,
    var sentAt: Date,
    var topic: String = "",
    var deliveryStatus: MessageDeliveryStatus = MessageDeliveryStatus.PUBLISHED
)

// org/xmtp/android/library/messages/EncryptedPrivateKeyBundle.kt
package org.xmtp.android.library.messages
import kotlinx.coroutines.runBlocking
import org.xmtp.android.library.Crypto
import org.xmtp.android.library.PreEventCallback
import org.xmtp.android.library.SigningKey
import org.xmtp.android.library.XMTPException
typealias EncryptedPrivateKeyBundle = org.xmtp.proto.message.contents.PrivateKeyOuterClass.EncryptedPrivateKeyBundle
fun EncryptedPrivateKeyBundle.decrypted(
    key: SigningKey,
    preEnableIdentityCallback: PreEventCallback? = null,
): PrivateKeyBundle

// org/xmtp/android/library/messages/Envelope.kt
package org.xmtp.android.library.messages
import com.google.protobuf.kotlin.toByteString
import java.util.Date
typealias Envelope = org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope
class EnvelopeBuilder {
    companion object {
        fun buildFromString(topic: String, timestamp: Date, message: ByteArray): Envelope
        fun buildFromTopic(topic: Topic, timestamp: Date, message: ByteArray): Envelope
    }
}

// org/xmtp/android/library/messages/InvitationV1.kt
package org.xmtp.android.library.messages
import com.google.crypto.tink.subtle.Base64.encodeToString
import com.google.protobuf.kotlin.toByteString
import org.xmtp.android.library.Crypto
import org.xmtp.android.library.toHex
import org.xmtp.proto.message.contents.Invitation
import org.xmtp.proto.message.contents.Invitation.ConsentProofPayload
import org.xmtp.proto.message.contents.Invitation.InvitationV1.Context
import java.security.SecureRandom
typealias InvitationV1 = org.xmtp.proto.message.contents.Invitation.InvitationV1
class InvitationV1Builder {
    companion object {
        fun buildFromTopic(
            topic: Topic,
            context: Context? = null,
            aes256GcmHkdfSha256: Invitation.InvitationV1.Aes256gcmHkdfsha256,
            consentProof: ConsentProofPayload? = null
        ): InvitationV1
        fun buildContextFromId(
            conversationId: String = "",
            metadata: Map<String, String> = mapOf(),
        ): Context
    }
}
fun InvitationV1.createRandom(context: Context? = null): InvitationV1
fun InvitationV1.createDeterministic(
    sender: PrivateKeyBundleV2,
    recipient: SignedPublicKeyBundle,
    context: Context? = null,
    consentProof: ConsentProofPayload? = null
): InvitationV1
class InvitationV1ContextBuilder {
    companion object {
        fun buildFromConversation(
            conversationId: String = "",
            metadata: Map<String, String> = mapOf(),
        ): Context
    }
}

// org/xmtp/android/library/messages/Message.kt
package org.xmtp.android.library.messages
typealias Message = org.xmtp.proto.message.contents.MessageOuterClass.Message
enum class MessageDeliveryStatus {
    ALL, PUBLISHED, UNPUBLISHED, FAILED
}
enum class MessageVersion(val rawValue: String) {
    V1,
    V2;
    companion object {
        operator fun invoke(rawValue: String) =
            MessageVersion.values().firstOrNull { it.rawValue == rawValue }
    }
}
class MessageBuilder {
    companion object {
        fun buildFromMessageV1(v1: MessageV1): Message
        fun buildFromMessageV2(v2: MessageV2): Message
    }
}

// org/xmtp/android/library/messages/MessageHeaderV1.kt
package org.xmtp.android.library.messages
typealias MessageHeaderV1 = org.xmtp.proto.message.contents.MessageOuterClass.MessageHeaderV1
class MessageHeaderV1Builder {
    companion object {
        fun buildFromPublicBundles(
            sender: PublicKeyBundle,
            recipient: PublicKeyBundle,
            timestamp: Long
        ): MessageHeaderV1
    }
}

// org/xmtp/android/library/messages/MessageHeaderv2.kt
package org.xmtp.android.library.messages
import java.util.Date
typealias MessageHeaderV2 = org.xmtp.proto.message.contents.MessageOuterClass.MessageHeaderV2
class MessageHeaderV2Builder {
    companion object {
        fun buildFromTopic(topic: String, created: Date): MessageHeaderV2
    }
}

// org/xmtp/android/library/messages/MessageV1.kt
package org.xmtp.android.library.messages
import com.google.protobuf.kotlin.toByteString
import org.xmtp.android.library.CipherText
import org.xmtp.android.library.Crypto
import org.xmtp.android.library.XMTPException
import org.xmtp.proto.message.contents.MessageOuterClass
import java.util.Date
typealias MessageV1 = org.xmtp.proto.message.contents.MessageOuterClass.MessageV1
class MessageV1Builder {
    companion object {
        fun buildEncode(
            sender: PrivateKeyBundleV1,
            recipient: PublicKeyBundle,
            message: ByteArray,
            timestamp: Date
        ): MessageV1
        fun buildFromBytes(bytes: ByteArray): MessageV1
        fun buildFromCipherText(headerBytes: ByteArray, ciphertext: CipherText?): MessageV1
    }
}
val MessageV1.header: MessageHeaderV1
val MessageV1.senderAddress: String
val MessageV1.sentAt: Date
val MessageV1.recipientAddress: String
fun MessageV1.decrypt(viewer: PrivateKeyBundleV1?): ByteArray?

// org/xmtp/android/library/messages/MessageV2.kt
package org.xmtp.android.library.messages
import com.google.protobuf.kotlin.toByteString
import com.google.protobuf.kotlin.toByteStringUtf8
import org.web3j.crypto.ECDSASignature
import org.web3j.crypto.Hash
import org.web3j.crypto.Sign
import org.xmtp.android.library.CipherText
import org.xmtp.android.library.Client
import org.xmtp.android.library.Crypto
import org.xmtp.android.library.DecodedMessage
import org.xmtp.android.library.KeyUtil
import org.xmtp.android.library.XMTPException
import org.xmtp.android.library.codecs.ContentCodec
import org.xmtp.android.library.codecs.EncodedContent
import java.math.BigInteger
import java.util.Date
typealias MessageV2 = org.xmtp.proto.message.contents.MessageOuterClass.MessageV2
class MessageV2Builder(val senderHmac: ByteArray? = null, val shouldPush: Boolean = false) {
    lateinit var messageV2: MessageV2
    companion object {
        fun buildFromCipherText(
            headerBytes: ByteArray,
            ciphertext: CipherText?,
            senderHmac: ByteArray,
            shouldPush: Boolean,
        ): MessageV2Builder
        fun buildDecode(
            id: String,
            topic: String,
            message: MessageV2,
            keyMaterial: ByteArray,
            client: Client,
        ): DecodedMessage
        fun buildDecrypt(
            id: String,
            topic: String,
            message: MessageV2,
            keyMaterial: ByteArray,
            client: Client,
        ): DecryptedMessage
        fun <Codec : ContentCodec<T>, T> buildEncode(
            client: Client,
            encodedContent: EncodedContent,
            topic: String,
            keyMaterial: ByteArray,
            codec: Codec,
        ): MessageV2Builder
    }
}

// org/xmtp/android/library/messages/PagingInfo.kt
package org.xmtp.android.library.messages
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.Cursor
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.SortDirection
import java.util.Date
typealias PagingInfo = org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo
typealias PagingInfoCursor = Cursor
typealias PagingInfoSortDirection = SortDirection
data class Pagination(
    val limit: Int? = null,
    val direction: PagingInfoSortDirection? = SortDirection.SORT_DIRECTION_DESCENDING,
    val before: Date? = null,
    val after: Date? = null,
) {
    val pagingInfo: PagingInfo
}

// org/xmtp/android/library/messages/PrivateKey.kt
package org.xmtp.android.library.messages
import com.google.protobuf.kotlin.toByteString
import kotlinx.coroutines.runBlocking
import org.web3j.crypto.ECKeyPair
import org.web3j.crypto.Hash
import org.web3j.crypto.Sign
import org.xmtp.android.library.KeyUtil
import org.xmtp.android.library.SigningKey
import org.xmtp.proto.message.contents.PublicKeyOuterClass
import org.xmtp.proto.message.contents.SignatureOuterClass
import java.security.SecureRandom
import java.util.Date
typealias PrivateKey = org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey
class PrivateKeyBuilder : SigningKey {
    constructor()
    constructor(key: PrivateKey)
    companion object {
        fun buildFromPrivateKeyData(privateKeyData: ByteArray): PrivateKey
        fun buildFromSignedPrivateKey(signedPrivateKey: SignedPrivateKey): PrivateKey
    }
    fun getPrivateKey(): PrivateKey
    override suspend fun sign(data: ByteArray): SignatureOuterClass.Signature
    override suspend fun sign(message: String): SignatureOuterClass.Signature
    override val address: String
}
fun PrivateKey.generate(): PrivateKey
val PrivateKey.walletAddress: String
fun PrivateKey.sign(key: PublicKeyOuterClass.UnsignedPublicKey): PublicKeyOuterClass.SignedPublicKey

// org/xmtp/android/library/messages/PrivateKeyBundle.kt
package org.xmtp.android.library.messages
import com.google.protobuf.kotlin.toByteString
import kotlinx.coroutines.runBlocking
import org.xmtp.android.library.Crypto
import org.xmtp.android.library.PreEventCallback
import org.xmtp.android.library.SigningKey
import org.xmtp.android.library.XMTPException
import org.xmtp.proto.message.contents.PrivateKeyOuterClass
import java.security.SecureRandom
typealias PrivateKeyBundle = PrivateKeyOuterClass.PrivateKeyBundle
class PrivateKeyBundleBuilder {
    companion object {
        fun buildFromV1Key(v1: PrivateKeyBundleV1): PrivateKeyBundle
    }
}
fun PrivateKeyBundle.encrypted(
    key: SigningKey,
    preEnableIdentityCallback: PreEventCallback? = null,
): EncryptedPrivateKeyBundle

// org/xmtp/android/library/messages/PrivateKeyBundleV1.kt
package org.xmtp.android.library.messages
import com.google.crypto.tink.subtle.Base64
import kotlinx.coroutines.runBlocking
import org.web3j.crypto.Hash
import org.xmtp.android.library.ClientOptions
import org.xmtp.android.library.SigningKey
import org.xmtp.android.library.XMTPException
import org.xmtp.android.library.createIdentity
import org.xmtp.proto.message.contents.PrivateKeyOuterClass
typealias PrivateKeyBundleV1 = org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1
class PrivateKeyBundleV1Builder {
    companion object {
        fun fromEncodedData(data: String): PrivateKeyBundleV1
        fun encodeData(privateKeyBundleV1: PrivateKeyBundleV1): String
        fun buildFromBundle(bundleBytes: ByteArray): PrivateKeyBundleV1
    }
}
fun PrivateKeyBundleV1.generate(
    wallet: SigningKey,
    options: ClientOptions? = null,
): PrivateKeyBundleV1
val PrivateKeyBundleV1.walletAddress: String
fun PrivateKeyBundleV1.toV2(): PrivateKeyBundleV2
fun PrivateKeyBundleV1.toPublicKeyBundle(): PublicKeyBundle
fun PrivateKeyBundleV1.sharedSecret(
    peer: PublicKeyBundle,
    myPreKey: PublicKey,
    isRecipient: Boolean,
): ByteArray

// org/xmtp/android/library/messages/PrivateKeyBundleV2.kt
package org.xmtp.android.library.messages
import org.xmtp.android.library.XMTPException
typealias PrivateKeyBundleV2 = org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV2
fun PrivateKeyBundleV2.sharedSecret(
    peer: SignedPublicKeyBundle,
    myPreKey: SignedPublicKey,
    isRecipient: Boolean,
): ByteArray
(ExperimentalUnsignedTypes::class)
fun PrivateKeyBundleV2.sharedSecret(privateData: ByteArray, publicData: ByteArray): ByteArray
fun PrivateKeyBundleV2.findPreKey(myPreKey: SignedPublicKey): SignedPrivateKey
fun PrivateKeyBundleV2.toV1(): PrivateKeyBundleV1
fun PrivateKeyBundleV2.getPublicKeyBundle(): SignedPublicKeyBundle

// org/xmtp/android/library/messages/PublicKey.kt
package org.xmtp.android.library.messages
import com.google.protobuf.kotlin.toByteString
import org.bouncycastle.util.Arrays
import org.web3j.crypto.Keys
import org.web3j.crypto.Sign
import org.xmtp.android.library.KeyUtil
import org.xmtp.android.library.XMTPException
import org.xmtp.android.library.toHex
import org.xmtp.proto.message.contents.PublicKeyOuterClass
import java.util.Date
typealias PublicKey = org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey
class PublicKeyBuilder {
    companion object {
        fun buildFromSignedPublicKey(signedPublicKey: PublicKeyOuterClass.SignedPublicKey): PublicKey
        fun buildFromBytes(data: ByteArray): PublicKey
    }
}
val PublicKey.walletAddress: String
fun PublicKey.recoverWalletSignerPublicKey(): PublicKey

// org/xmtp/android/library/messages/PublicKeyBundle.kt
package org.xmtp.android.library.messages
import org.xmtp.proto.message.contents.PublicKeyOuterClass
typealias PublicKeyBundle = org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle
class PublicKeyBundleBuilder {
    companion object {
        fun buildFromSignedKeyBundle(signedPublicKeyBundle: SignedPublicKeyBundle): PublicKeyBundle
    }
}
val PublicKeyBundle.walletAddress: String

// org/xmtp/android/library/messages/SealedInvitation.kt
package org.xmtp.android.library.messages
import com.google.protobuf.kotlin.toByteString
import org.xmtp.android.library.CipherText
import org.xmtp.android.library.Crypto
import java.util.Date
typealias SealedInvitation = org.xmtp.proto.message.contents.Invitation.SealedInvitation
class SealedInvitationBuilder {
    companion object {
        fun buildFromV1(
            sender: PrivateKeyBundleV2,
            recipient: SignedPublicKeyBundle,
            created: Date,
            invitation: InvitationV1
        ): SealedInvitation
        fun buildFromCipherText(headerBytes: ByteArray, ciphertext: CipherText?): SealedInvitation
    }
}
fun SealedInvitation.involves(contact: ContactBundle): Boolean

// org/xmtp/android/library/messages/SealedInvitationHeaderV1.kt
package org.xmtp.android.library.messages
typealias SealedInvitationHeaderV1 = org.xmtp.proto.message.contents.Invitation.SealedInvitationHeaderV1
class SealedInvitationHeaderV1Builder {
    companion object {
        fun buildFromSignedPublicBundle(
            sender: SignedPublicKeyBundle,
            recipient: SignedPublicKeyBundle,
            createdNs: Long
        ): SealedInvitationHeaderV1
    }
}

// org/xmtp/android/library/messages/SealedInvitationV1.kt
package org.xmtp.android.library.messages
import com.google.protobuf.kotlin.toByteString
import org.xmtp.android.library.CipherText
import org.xmtp.android.library.Crypto
import org.xmtp.android.library.XMTPException
typealias SealedInvitationV1 = org.xmtp.proto.message.contents.Invitation.SealedInvitationV1
class SealedInvitationV1Builder {
    companion object {
        fun buildFromHeader(headerBytes: ByteArray, ciphtertext: CipherText): SealedInvitationV1
    }
}
val SealedInvitationV1.header: SealedInvitationHeaderV1
fun SealedInvitationV1.getInvitation(viewer: PrivateKeyBundleV2?): InvitationV1

// org/xmtp/android/library/messages/Signature.kt
package org.xmtp.android.library.messages
import com.google.protobuf.kotlin.toByteString
import org.xmtp.android.library.Util
import org.xmtp.android.library.toHex
import org.xmtp.proto.message.contents.SignatureOuterClass
import java.text.SimpleDateFormat
import java.util.TimeZone
typealias Signature = org.xmtp.proto.message.contents.SignatureOuterClass.Signature
class SignatureBuilder {
    companion object {
        fun buildFromSignatureData(data: ByteArray): Signature
    }
}
fun Signature.ethHash(message: String): ByteArray
fun Signature.createIdentityText(key: ByteArray): String
fun Signature.enableIdentityText(key: ByteArray): String
fun Signature.consentProofText(peerAddress: String, timestamp: Long): String
val Signature.rawData: ByteArray
val Signature.rawDataWithNormalizedRecovery: ByteArray
(ExperimentalUnsignedTypes::class)
fun Signature.verify(signedBy: PublicKey, digest: ByteArray): Boolean
fun Signature.ensureWalletSignature(): Signature

// org/xmtp/android/library/messages/SignedContent.kt
package org.xmtp.android.library.messages
import com.google.protobuf.kotlin.toByteString
typealias SignedContent = org.xmtp.proto.message.contents.Content.SignedContent
class SignedContentBuilder {
    companion object {
        fun builderFromPayload(
            payload: ByteArray,
            sender: SignedPublicKeyBundle?,
            signature: Signature?
        ): SignedContent
    }
}

// org/xmtp/android/library/messages/SignedPrivateKey.kt
package org.xmtp.android.library.messages
import kotlinx.coroutines.runBlocking
typealias SignedPrivateKey = org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey
class SignedPrivateKeyBuilder {
    companion object {
        fun buildFromLegacy(key: PrivateKey): SignedPrivateKey
    }
}
fun SignedPrivateKey.sign(data: ByteArray): Signature
fun SignedPrivateKey.matches(signedPublicKey: SignedPublicKey): Boolean

// org/xmtp/android/library/messages/SignedPublicKey.kt
package org.xmtp.android.library.messages
import org.web3j.crypto.Sign
import org.xmtp.android.library.KeyUtil
import org.xmtp.proto.message.contents.PublicKeyOuterClass
typealias SignedPublicKey = org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey
class SignedPublicKeyBuilder {
    companion object {
        fun buildFromLegacy(
            legacyKey: PublicKey
        ): SignedPublicKey
        fun parseFromPublicKey(publicKey: PublicKey, sig: Signature): SignedPublicKey
    }
}
val SignedPublicKey.secp256K1Uncompressed: PublicKeyOuterClass.PublicKey.Secp256k1Uncompressed
fun SignedPublicKey.verify(key: SignedPublicKey): Boolean
fun SignedPublicKey.recoverWalletSignerPublicKey(): PublicKey

// org/xmtp/android/library/messages/SignedPublicKeyBundle.kt
package org.xmtp.android.library.messages
typealias SignedPublicKeyBundle = org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle
class SignedPublicKeyBundleBuilder {
    companion object {
        fun buildFromKeyBundle(publicKeyBundle: PublicKeyBundle): SignedPublicKeyBundle
    }
}
fun SignedPublicKeyBundle.equals(other: SignedPublicKeyBundle): Boolean
val SignedPublicKeyBundle.walletAddress: String

// org/xmtp/android/library/messages/Token.kt
package org.xmtp.android.library.messages
typealias Token = org.xmtp.proto.message.api.v1.Authn.Token

// org/xmtp/android/library/messages/Topic.kt
package org.xmtp.android.library.messages
sealed class Topic {
    data class userPrivateStoreKeyBundle(val address: String?) : Topic()
    data class contact(val address: String?) : Topic()
    data class userIntro(val address: String?) : Topic()
    data class userInvite(val address: String?) : Topic()
    data class directMessageV1(val address1: String?, val address2: String?) : Topic()
    data class directMessageV2(val addresses: String?) : Topic()
    data class preferenceList(val identifier: String?) : Topic()
    data class userWelcome(val installationId: String?) : Topic()
    data class groupMessage(val groupId: String?) : Topic()
    val description: String
    companion object {
        fun isValidTopic(topic: String): Boolean
    }
}

// org/xmtp/android/library/messages/UnsignedPublicKey.kt
package org.xmtp.android.library.messages
import java.util.Date
typealias UnsignedPublicKey = org.xmtp.proto.message.contents.PublicKeyOuterClass.UnsignedPublicKey
fun UnsignedPublicKey.generate(): UnsignedPublicKey
class UnsignedPublicKeyBuilder {
    companion object {
        fun buildFromPublicKey(publicKey: PublicKey): UnsignedPublicKey
    }
}

// org/xmtp/android/library/push/PushPreferences.kt
package org.xmtp.android.library.push
import android.content.Context
import android.content.Context.MODE_PRIVATE
import android.content.SharedPreferences
class PushPreferences private constructor() {
    companion object {
        fun clearAll(context: Context)
        fun getInstallationId(context: Context): String?
        fun setInstallationId(context: Context, id: String)
    }
}

// org/xmtp/android/library/push/XMTPPush.kt
package org.xmtp.android.library.push
import io.grpc.Grpc
import io.grpc.InsecureChannelCredentials
import io.grpc.ManagedChannel
import org.xmtp.android.library.XMTPException
import java.util.UUID
class XMTPPush() {
    lateinit var installationId: String
    lateinit var context: android.content.Context
    var pushServer: String
    constructor(
        context: android.content.Context,
        pushServer: String = "",
    )
    fun register(token: String)
    fun subscribe(topics: List<String>)
    fun subscribeWithMetadata(subscriptions: List<Service.Subscription>)
    fun unsubscribe(topics: List<String>)
    val client: NotificationsGrpc.NotificationsFutureStub
}
