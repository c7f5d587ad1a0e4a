package org.xmtp.android.library.messages
import org.xmtp.android.library.CipherText
typealias SealedInvitationV1 = org.xmtp.proto.message.contents.Invitation.SealedInvitationV1
class SealedInvitationV1Builder {
    companion object {
        fun buildFromHeader(headerBytes: ByteArray, ciphtertext: CipherText): SealedInvitationV1 = TODO()
    }
}
val SealedInvitationV1.header: SealedInvitationHeaderV1 get() = TODO()
fun SealedInvitationV1.getInvitation(viewer: PrivateKeyBundleV2?): InvitationV1 = TODO()
