package org.xmtp.android.library.messages
typealias PrivateKeyBundleV2 = org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV2
fun PrivateKeyBundleV2.sharedSecret(
    peer: SignedPublicKeyBundle,
    myPreKey: SignedPublicKey,
    isRecipient: Boolean,
): ByteArray = TODO()
fun PrivateKeyBundleV2.sharedSecret(privateData: ByteArray, publicData: ByteArray): ByteArray = TODO()
fun PrivateKeyBundleV2.findPreKey(myPreKey: SignedPublicKey): SignedPrivateKey = TODO()
fun PrivateKeyBundleV2.toV1(): PrivateKeyBundleV1 = TODO()
fun PrivateKeyBundleV2.getPublicKeyBundle(): SignedPublicKeyBundle = TODO()
