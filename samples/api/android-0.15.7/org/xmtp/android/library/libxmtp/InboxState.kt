package uniffi.xmtpv3.org.xmtp.android.library.libxmtp
import uniffi.xmtpv3.FfiInboxState
class InboxState(private val ffiInboxState: FfiInboxState) {
    val inboxId: String get() = TODO()
    val addresses: List<String> get() = TODO()
    val installationIds: List<String> get() = TODO()
    val recoveryAddress: String get() = TODO()
}
