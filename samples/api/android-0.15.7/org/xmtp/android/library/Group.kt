package org.xmtp.android.library
import kotlinx.coroutines.flow.Flow
import org.xmtp.android.library.codecs.EncodedContent
import org.xmtp.android.library.libxmtp.Member
import org.xmtp.android.library.libxmtp.MessageV3
import org.xmtp.android.library.messages.DecryptedMessage
import org.xmtp.android.library.messages.MessageDeliveryStatus
import org.xmtp.android.library.messages.PagingInfoSortDirection
import uniffi.xmtpv3.FfiGroup
import uniffi.xmtpv3.org.xmtp.android.library.libxmtp.PermissionOption
import uniffi.xmtpv3.org.xmtp.android.library.libxmtp.PermissionPolicySet
import java.util.Date
class Group(val client: Client, private val libXMTPGroup: FfiGroup) {
    val id: String get() = TODO()
    val topic: String get() = TODO()
    val createdAt: Date get() = TODO()
    val name: String get() = TODO()
    val imageUrlSquare: String get() = TODO()
    val description: String get() = TODO()
    val pinnedFrameUrl: String get() = TODO()
    suspend fun send(text: String): String = TODO()
    suspend fun <T> send(content: T, options: SendOptions? = null): String = TODO()
    suspend fun send(encodedContent: EncodedContent): String = TODO()
    fun <T> encodeContent(content: T, options: SendOptions?): EncodedContent = TODO()
    suspend fun <T> prepareMessage(content: T, options: SendOptions? = null): String = TODO()
    suspend fun publishMessages(): Unit = TODO()
    suspend fun sync(): Unit = TODO()
    fun messages(
        limit: Int? = null,
        before: Date? = null,
        after: Date? = null,
        direction: PagingInfoSortDirection = TODO(),
        deliveryStatus: MessageDeliveryStatus = MessageDeliveryStatus.ALL,
    ): List<DecodedMessage> = TODO()
    fun decryptedMessages(
        limit: Int? = null,
        before: Date? = null,
        after: Date? = null,
        direction: PagingInfoSortDirection = TODO(),
        deliveryStatus: MessageDeliveryStatus = MessageDeliveryStatus.ALL,
    ): List<DecryptedMessage> = TODO()
    suspend fun processMessage(envelopeBytes: ByteArray): MessageV3 = TODO()
    fun isActive(): Boolean = TODO()
    fun addedByInboxId(): String = TODO()
    fun permissionPolicySet(): PermissionPolicySet = TODO()
    fun creatorInboxId(): String = TODO()
    fun isCreator(): Boolean = TODO()
    suspend fun addMembers(addresses: List<String>): Unit = TODO()
    suspend fun removeMembers(addresses: List<String>): Unit = TODO()
    suspend fun addMembersByInboxId(inboxIds: List<String>): Unit = TODO()
    suspend fun removeMembersByInboxId(inboxIds: List<String>): Unit = TODO()
    fun members(): List<Member> = TODO()
    fun peerInboxIds(): List<String> = TODO()
    suspend fun updateGroupName(name: String): Unit = TODO()
    suspend fun updateGroupImageUrlSquare(imageUrl: String): Unit = TODO()
    suspend fun updateGroupDescription(description: String): Unit = TODO()
    suspend fun updateGroupPinnedFrameUrl(pinnedFrameUrl: String): Unit = TODO()
    suspend fun updateAddMemberPermission(newPermissionOption: PermissionOption): Unit = TODO()
    suspend fun updateRemoveMemberPermission(newPermissionOption: PermissionOption): Unit = TODO()
    suspend fun updateAddAdminPermission(newPermissionOption: PermissionOption): Unit = TODO()
    suspend fun updateRemoveAdminPermission(newPermissionOption: PermissionOption): Unit = TODO()
    suspend fun updateGroupNamePermission(newPermissionOption: PermissionOption): Unit = TODO()
    suspend fun updateGroupDescriptionPermission(newPermissionOption: PermissionOption): Unit = TODO()
    suspend fun updateGroupImageUrlSquarePermission(newPermissionOption: PermissionOption): Unit = TODO()
    suspend fun updateGroupPinnedFrameUrlPermission(newPermissionOption: PermissionOption): Unit = TODO()
    fun isAdmin(inboxId: String): Boolean = TODO()
    fun isSuperAdmin(inboxId: String): Boolean = TODO()
    suspend fun addAdmin(inboxId: String): Unit = TODO()
    suspend fun removeAdmin(inboxId: String): Unit = TODO()
    suspend fun addSuperAdmin(inboxId: String): Unit = TODO()
    suspend fun removeSuperAdmin(inboxId: String): Unit = TODO()
    suspend fun listAdmins(): List<String> = TODO()
    suspend fun listSuperAdmins(): List<String> = TODO()
    fun streamMessages(): Flow<DecodedMessage> = TODO()
    fun streamDecryptedMessages(): Flow<DecryptedMessage> = TODO()
}
