package org.xmtp.android.library
import org.xmtp.android.library.messages.ContactBundle
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
        ): ConsentListEntry = TODO()
        fun groupId(
            groupId: String,
            type: ConsentState = ConsentState.UNKNOWN,
        ): ConsentListEntry = TODO()
        fun inboxId(
            inboxId: String,
            type: ConsentState = ConsentState.UNKNOWN,
        ): ConsentListEntry = TODO()
    }
    val key: String get() = TODO()
}
class ConsentList(
    val client: Client,
    val entries: MutableMap<String, ConsentListEntry> = mutableMapOf(),
) {
    suspend fun load(): List<ConsentListEntry> = TODO()
    suspend fun publish(entries: List<ConsentListEntry>): Unit = TODO()
    fun allow(address: String): ConsentListEntry = TODO()
    fun deny(address: String): ConsentListEntry = TODO()
    fun allowGroup(groupId: String): ConsentListEntry = TODO()
    fun denyGroup(groupId: String): ConsentListEntry = TODO()
    fun allowInboxId(inboxId: String): ConsentListEntry = TODO()
    fun denyInboxId(inboxId: String): ConsentListEntry = TODO()
    fun state(address: String): ConsentState = TODO()
    fun groupState(groupId: String): ConsentState = TODO()
    fun inboxIdState(inboxId: String): ConsentState = TODO()
}
data class Contacts(
    var client: Client,
    val knownBundles: MutableMap<String, ContactBundle> = mutableMapOf(),
    val hasIntroduced: MutableMap<String, Boolean> = mutableMapOf(),
    var consentList: ConsentList = ConsentList(client),
) {
    suspend fun refreshConsentList(): ConsentList = TODO()
    suspend fun allow(addresses: List<String>): Unit = TODO()
    suspend fun deny(addresses: List<String>): Unit = TODO()
    suspend fun allowGroups(groupIds: List<String>): Unit = TODO()
    suspend fun denyGroups(groupIds: List<String>): Unit = TODO()
    suspend fun allowInboxes(inboxIds: List<String>): Unit = TODO()
    suspend fun denyInboxes(inboxIds: List<String>): Unit = TODO()
    fun isAllowed(address: String): Boolean = TODO()
    fun isDenied(address: String): Boolean = TODO()
    fun isGroupAllowed(groupId: String): Boolean = TODO()
    fun isGroupDenied(groupId: String): Boolean = TODO()
    fun isInboxAllowed(inboxId: String): Boolean = TODO()
    fun isInboxDenied(inboxId: String): Boolean = TODO()
    fun has(peerAddress: String): Boolean = TODO()
    fun needsIntroduction(peerAddress: String): Boolean = TODO()
    fun find(peerAddress: String): ContactBundle? = TODO()
}
