package org.xmtp.android.library.messages
typealias SignedPublicKeyBundle = org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle
class SignedPublicKeyBundleBuilder {
    companion object {
        fun buildFromKeyBundle(publicKeyBundle: PublicKeyBundle): SignedPublicKeyBundle = TODO()
    }
}
fun SignedPublicKeyBundle.equals(other: SignedPublicKeyBundle): Boolean = TODO()
val SignedPublicKeyBundle.walletAddress: String get() = TODO()
