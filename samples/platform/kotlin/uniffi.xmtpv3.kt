package uniffi.xmtpv3
class FfiConversations private constructor()
class FfiGroup private constructor()
class FfiGroupMember private constructor()
class FfiGroupPermissionsOptions private constructor()
class FfiInboxState private constructor()
class FfiMessage private constructor()
class FfiPermissionPolicy private constructor()
class FfiPermissionPolicySet private constructor()
class FfiV2ApiClient private constructor()
class FfiXmtpClient private constructor()
data class FfiEnvelope(var contentTopic: String, var timestampNs: ULong, var message: ByteArray)
data class FfiV2SubscribeRequest(var contentTopics: List<String>)
open class FfiV2Subscription private constructor() {
  suspend fun end(): Unit = TODO()
  fun isClosed(): Boolean = TODO()
  suspend fun update(req: FfiV2SubscribeRequest): Unit = TODO()
}
interface FfiV2SubscriptionCallback {
  fun onMessage(message: FfiEnvelope)
}
interface FfiLogger {
  fun log(level: UInt, levelLabel: String, message: String)
}
