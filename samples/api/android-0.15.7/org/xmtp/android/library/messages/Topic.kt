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
    val description: String get() = TODO()
    companion object {
        fun isValidTopic(topic: String): Boolean = TODO()
    }
}
