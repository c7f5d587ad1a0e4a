package org.xmtp.android.library.messages
import org.xmtp.android.library.PreEventCallback
import org.xmtp.android.library.SigningKey
typealias EncryptedPrivateKeyBundle = org.xmtp.proto.message.contents.PrivateKeyOuterClass.EncryptedPrivateKeyBundle
fun EncryptedPrivateKeyBundle.decrypted(
    key: SigningKey,
    preEnableIdentityCallback: PreEventCallback? = null,
): PrivateKeyBundle = TODO()
