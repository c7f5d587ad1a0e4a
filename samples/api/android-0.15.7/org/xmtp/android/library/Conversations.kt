package org.xmtp.android.library
import kotlinx.coroutines.flow.Flow
import org.xmtp.android.library.messages.DecryptedMessage
import org.xmtp.android.library.messages.Envelope
import org.xmtp.android.library.messages.InvitationV1
import org.xmtp.android.library.messages.Pagination
import org.xmtp.android.library.messages.SealedInvitation
import org.xmtp.android.library.messages.SignedPublicKeyBundle
import org.xmtp.proto.keystore.api.v1.Keystore
import org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData
import org.xmtp.proto.message.contents.Invitation
import uniffi.xmtpv3.FfiConversations
import uniffi.xmtpv3.org.xmtp.android.library.libxmtp.GroupPermissionPreconfiguration
import uniffi.xmtpv3.org.xmtp.android.library.libxmtp.PermissionPolicySet
import java.util.Date
data class Conversations(
    var client: Client,
    var conversationsByTopic: MutableMap<String, Conversation> = mutableMapOf(),
    private val libXMTPConversations: FfiConversations? = null,
) {
    companion object {
    }
    fun fromInvite(envelope: Envelope): Conversation = TODO()
    fun fromIntro(envelope: Envelope): Conversation = TODO()
    suspend fun fromWelcome(envelopeBytes: ByteArray): Group = TODO()
    suspend fun newGroup(
        accountAddresses: List<String>,
        permissions: GroupPermissionPreconfiguration = TODO(),
        groupName: String = "",
        groupImageUrlSquare: String = "",
        groupDescription: String = "",
        groupPinnedFrameUrl: String = "",
    ): Group = TODO()
    suspend fun newGroupCustomPermissions(
        accountAddresses: List<String>,
        permissionPolicySet: PermissionPolicySet,
        groupName: String = "",
        groupImageUrlSquare: String = "",
        groupDescription: String = "",
        groupPinnedFrameUrl: String = "",
    ): Group = TODO()
    suspend fun syncGroups(): Unit = TODO()
    suspend fun syncAllGroups(): UInt? = TODO()
    suspend fun listGroups(
        after: Date? = null,
        before: Date? = null,
        limit: Int? = null,
    ): List<Group> = TODO()
    suspend fun newConversation(
        peerAddress: String,
        context: Invitation.InvitationV1.Context? = null,
        consentProof: Invitation.ConsentProofPayload? = null,
    ): Conversation = TODO()
    suspend fun list(includeGroups: Boolean = false): List<Conversation> = TODO()
    fun importTopicData(data: TopicData): Conversation = TODO()
    fun getHmacKeys(
        request: Keystore.GetConversationHmacKeysRequest? = null,
    ): Keystore.GetConversationHmacKeysResponse = TODO()
    fun conversation(sealedInvitation: SealedInvitation): ConversationV2 = TODO()
    suspend fun listBatchMessages(
        topics: List<Pair<String, Pagination?>>,
    ): List<DecodedMessage> = TODO()
    suspend fun listBatchDecryptedMessages(
        topics: List<Pair<String, Pagination?>>,
    ): List<DecryptedMessage> = TODO()
    suspend fun sendInvitation(
        recipient: SignedPublicKeyBundle,
        invitation: InvitationV1,
        created: Date,
    ): SealedInvitation = TODO()
    fun stream(): Flow<Conversation> = TODO()
    fun streamAll(): Flow<Conversation> = TODO()
    fun streamGroups(): Flow<Group> = TODO()
    fun streamAllGroupMessages(): Flow<DecodedMessage> = TODO()
    fun streamAllGroupDecryptedMessages(): Flow<DecryptedMessage> = TODO()
    fun streamAllMessages(includeGroups: Boolean = false): Flow<DecodedMessage> = TODO()
    fun streamAllDecryptedMessages(includeGroups: Boolean = false): Flow<DecryptedMessage> = TODO()
}
