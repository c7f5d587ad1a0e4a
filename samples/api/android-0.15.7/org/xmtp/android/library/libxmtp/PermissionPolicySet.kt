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
        fun toFfiPermissionPolicy(option: PermissionOption): FfiPermissionPolicy = TODO()
        fun fromFfiPermissionPolicy(ffiPolicy: FfiPermissionPolicy): PermissionOption = TODO()
    }
}
enum class GroupPermissionPreconfiguration {
    ALL_MEMBERS,
    ADMIN_ONLY;
    companion object {
        fun toFfiGroupPermissionOptions(option: GroupPermissionPreconfiguration): FfiGroupPermissionsOptions = TODO()
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
        fun toFfiPermissionPolicySet(permissionPolicySet: PermissionPolicySet): FfiPermissionPolicySet = TODO()
        fun fromFfiPermissionPolicySet(ffiPermissionPolicySet: FfiPermissionPolicySet): PermissionPolicySet = TODO()
    }
}
