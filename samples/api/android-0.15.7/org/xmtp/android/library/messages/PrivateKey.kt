package org.xmtp.android.library.messages
import org.xmtp.android.library.SigningKey
import org.xmtp.proto.message.contents.PublicKeyOuterClass
import org.xmtp.proto.message.contents.SignatureOuterClass
typealias PrivateKey = org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey
class PrivateKeyBuilder : SigningKey {
    constructor()
    constructor(key: PrivateKey)
    companion object {
        fun buildFromPrivateKeyData(privateKeyData: ByteArray): PrivateKey = TODO()
        fun buildFromSignedPrivateKey(signedPrivateKey: SignedPrivateKey): PrivateKey = TODO()
    }
    fun getPrivateKey(): PrivateKey = TODO()
    override suspend fun sign(data: ByteArray): SignatureOuterClass.Signature = TODO()
    override suspend fun sign(message: String): SignatureOuterClass.Signature = TODO()
    override val address: String get() = TODO()
}
fun PrivateKey.generate(): PrivateKey = TODO()
val PrivateKey.walletAddress: String get() = TODO()
fun PrivateKey.sign(key: PublicKeyOuterClass.UnsignedPublicKey): PublicKeyOuterClass.SignedPublicKey = TODO()
