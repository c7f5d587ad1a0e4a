package org.xmtp.android.library.messages
import org.xmtp.proto.message.contents.PublicKeyOuterClass
typealias PublicKeyBundle = org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle
class PublicKeyBundleBuilder {
    companion object {
        fun buildFromSignedKeyBundle(signedPublicKeyBundle: SignedPublicKeyBundle): PublicKeyBundle = TODO()
    }
}
val PublicKeyBundle.walletAddress: String get() = TODO()
