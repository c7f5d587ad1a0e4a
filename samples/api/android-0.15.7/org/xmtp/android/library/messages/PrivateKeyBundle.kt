package org.xmtp.android.library.messages
import org.xmtp.android.library.PreEventCallback
import org.xmtp.android.library.SigningKey
import org.xmtp.proto.message.contents.PrivateKeyOuterClass
typealias PrivateKeyBundle = PrivateKeyOuterClass.PrivateKeyBundle
class PrivateKeyBundleBuilder {
    companion object {
        fun buildFromV1Key(v1: PrivateKeyBundleV1): PrivateKeyBundle = TODO()
    }
}
fun PrivateKeyBundle.encrypted(
    key: SigningKey,
    preEnableIdentityCallback: PreEventCallback? = null,
): EncryptedPrivateKeyBundle = TODO()
