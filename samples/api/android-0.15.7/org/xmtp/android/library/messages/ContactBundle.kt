package org.xmtp.android.library.messages
import org.xmtp.proto.message.api.v1.MessageApiOuterClass
import org.xmtp.proto.message.contents.Contact
typealias ContactBundle = org.xmtp.proto.message.contents.Contact.ContactBundle
typealias ContactBundleV1 = org.xmtp.proto.message.contents.Contact.ContactBundleV1
typealias ContactBundleV2 = org.xmtp.proto.message.contents.Contact.ContactBundleV2
class ContactBundleBuilder {
    companion object {
        fun buildFromEnvelope(envelope: MessageApiOuterClass.Envelope): ContactBundle = TODO()
    }
}
fun ContactBundle.toPublicKeyBundle(): PublicKeyBundle = TODO()
fun ContactBundle.toSignedPublicKeyBundle(): SignedPublicKeyBundle = TODO()
val ContactBundle.walletAddress: String? get() = TODO()
val ContactBundle.identityAddress: String? get() = TODO()
