package org.xmtp.android.library.libxmtp
import uniffi.xmtpv3.FfiGroupMember
enum class PermissionLevel {
    MEMBER, ADMIN, SUPER_ADMIN
}
class Member(private val ffiMember: FfiGroupMember) {
    val inboxId: String get() = TODO()
    val addresses: List<String> get() = TODO()
    val permissionLevel: PermissionLevel get() = TODO()
}
