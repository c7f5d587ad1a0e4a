package org.xmtp.android.library.messages
import org.xmtp.proto.message.contents.Invitation
import org.xmtp.proto.message.contents.Invitation.ConsentProofPayload
import org.xmtp.proto.message.contents.Invitation.InvitationV1.Context
typealias InvitationV1 = org.xmtp.proto.message.contents.Invitation.InvitationV1
class InvitationV1Builder {
    companion object {
        fun buildFromTopic(
            topic: Topic,
            context: Context? = null,
            aes256GcmHkdfSha256: Invitation.InvitationV1.Aes256gcmHkdfsha256,
            consentProof: ConsentProofPayload? = null
        ): InvitationV1 = TODO()
        fun buildContextFromId(
            conversationId: String = "",
            metadata: Map<String, String> = mapOf(),
        ): Context = TODO()
    }
}
fun InvitationV1.createRandom(context: Context? = null): InvitationV1 = TODO()
fun InvitationV1.createDeterministic(
    sender: PrivateKeyBundleV2,
    recipient: SignedPublicKeyBundle,
    context: Context? = null,
    consentProof: ConsentProofPayload? = null
): InvitationV1 = TODO()
class InvitationV1ContextBuilder {
    companion object {
        fun buildFromConversation(
            conversationId: String = "",
            metadata: Map<String, String> = mapOf(),
        ): Context = TODO()
    }
}
