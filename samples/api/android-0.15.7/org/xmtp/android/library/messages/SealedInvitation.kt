package org.xmtp.android.library.messages
import org.xmtp.android.library.CipherText
import java.util.Date
typealias SealedInvitation = org.xmtp.proto.message.contents.Invitation.SealedInvitation
class SealedInvitationBuilder {
    companion object {
        fun buildFromV1(
            sender: PrivateKeyBundleV2,
            recipient: SignedPublicKeyBundle,
            created: Date,
            invitation: InvitationV1
        ): SealedInvitation = TODO()
        fun buildFromCipherText(headerBytes: ByteArray, ciphertext: CipherText?): SealedInvitation = TODO()
    }
}
fun SealedInvitation.involves(contact: ContactBundle): Boolean = TODO()
