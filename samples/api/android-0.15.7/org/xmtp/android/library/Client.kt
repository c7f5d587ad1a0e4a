package org.xmtp.android.library
import android.content.Context
import org.xmtp.android.library.codecs.ContentCodec
import org.xmtp.android.library.codecs.TextCodec
import org.xmtp.android.library.libxmtp.MessageV3
import org.xmtp.android.library.libxmtp.XMTPLogger
import org.xmtp.android.library.messages.ContactBundle
import org.xmtp.android.library.messages.EncryptedPrivateKeyBundle
import org.xmtp.android.library.messages.Envelope
import org.xmtp.android.library.messages.Pagination
import org.xmtp.android.library.messages.PrivateKeyBundle
import org.xmtp.android.library.messages.PrivateKeyBundleV1
import org.xmtp.android.library.messages.PrivateKeyBundleV2
import org.xmtp.android.library.messages.Topic
import org.xmtp.proto.message.api.v1.MessageApiOuterClass
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.BatchQueryResponse
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest
import uniffi.xmtpv3.FfiV2SubscribeRequest
import uniffi.xmtpv3.FfiV2Subscription
import uniffi.xmtpv3.FfiV2SubscriptionCallback
import uniffi.xmtpv3.FfiXmtpClient
import uniffi.xmtpv3.org.xmtp.android.library.libxmtp.InboxState
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
        get() = TODO()
        set(_) = TODO()
    val libXMTPVersion: String get() = TODO()
    var installationId: String
        get() = TODO()
        set(_) = TODO()
    var dbPath: String
        get() = TODO()
        set(_) = TODO()
    lateinit var inboxId: String
    companion object {
        var codecRegistry = run {
            val registry = CodecRegistry()
            registry.register(codec = TextCodec())
            registry
        }
        suspend fun getOrCreateInboxId(options: ClientOptions, address: String): String = TODO()
        fun register(codec: ContentCodec<*>): Unit = TODO()
        suspend fun authCheck(api: ApiClient, address: String): List<EncryptedPrivateKeyBundle> = TODO()
        suspend fun authSave(
            api: ApiClient,
            v1Key: PrivateKeyBundleV1,
            encryptedKeys: EncryptedPrivateKeyBundle,
        ): Unit = TODO()
        suspend fun canMessage(peerAddress: String, options: ClientOptions? = null): Boolean = TODO()
    }
    constructor(
        address: String,
        privateKeyBundleV1: PrivateKeyBundleV1,
        apiClient: ApiClient,
        libXMTPClient: FfiXmtpClient? = null,
        dbPath: String = "",
        installationId: String = "",
        inboxId: String,
    ) : this()
    suspend fun buildFrom(
        bundle: PrivateKeyBundleV1,
        options: ClientOptions? = null,
        account: SigningKey? = null,
    ): Client = TODO()
    suspend fun create(
        account: SigningKey,
        options: ClientOptions? = null,
    ): Client = TODO()
    suspend fun create(
        account: SigningKey,
        apiClient: ApiClient,
        options: ClientOptions? = null,
    ): Client = TODO()
    suspend fun buildFromBundle(
        bundle: PrivateKeyBundle,
        options: ClientOptions? = null,
        account: SigningKey? = null,
    ): Client = TODO()
    suspend fun buildFromV1Bundle(
        v1Bundle: PrivateKeyBundleV1,
        options: ClientOptions? = null,
        account: SigningKey? = null,
    ): Client = TODO()
    suspend fun publishUserContact(legacy: Boolean = false): Unit = TODO()
    fun getUserContact(peerAddress: String): ContactBundle? = TODO()
    suspend fun query(topic: Topic, pagination: Pagination? = null): QueryResponse = TODO()
    suspend fun batchQuery(requests: List<QueryRequest>): BatchQueryResponse = TODO()
    suspend fun subscribe(
        topics: List<String>,
        callback: FfiV2SubscriptionCallback,
    ): FfiV2Subscription = TODO()
    suspend fun subscribe2(
        request: FfiV2SubscribeRequest,
        callback: FfiV2SubscriptionCallback,
    ): FfiV2Subscription = TODO()
    suspend fun fetchConversation(
        topic: String?,
        includeGroups: Boolean = false,
    ): Conversation? = TODO()
    fun findGroup(groupId: String): Group? = TODO()
    fun findMessage(messageId: String): MessageV3? = TODO()
    suspend fun publish(envelopes: List<Envelope>): Unit = TODO()
    suspend fun ensureUserContactPublished(): Unit = TODO()
    fun importConversation(conversationData: ByteArray): Conversation = TODO()
    fun importV2Conversation(export: ConversationV2Export): Conversation = TODO()
    fun importV1Conversation(export: ConversationV1Export): Conversation = TODO()
    suspend fun canMessage(peerAddress: String): Boolean = TODO()
    suspend fun canMessageV3(addresses: List<String>): Map<String, Boolean> = TODO()
    suspend fun inboxIdFromAddress(address: String): String? = TODO()
    fun deleteLocalDatabase(): Unit = TODO()
    fun dropLocalDatabaseConnection(): Unit = TODO()
    suspend fun reconnectLocalDatabase(): Unit = TODO()
    suspend fun requestMessageHistorySync(): Unit = TODO()
    suspend fun revokeAllOtherInstallations(signingKey: SigningKey): Unit = TODO()
    suspend fun inboxState(refreshFromNetwork: Boolean): InboxState = TODO()
    val privateKeyBundle: PrivateKeyBundle get() = TODO()
    val v1keys: PrivateKeyBundleV1 get() = TODO()
    val keys: PrivateKeyBundleV2 get() = TODO()
}
