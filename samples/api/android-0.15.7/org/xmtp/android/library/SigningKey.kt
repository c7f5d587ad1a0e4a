package org.xmtp.android.library
import org.xmtp.android.library.messages.Signature
import org.xmtp.proto.message.contents.PrivateKeyOuterClass
import org.xmtp.proto.message.contents.SignatureOuterClass
interface SigningKey {
    val address: String
    suspend fun sign(data: ByteArray): SignatureOuterClass.Signature?
    suspend fun sign(message: String): SignatureOuterClass.Signature?
}
fun SigningKey.createIdentity(
    identity: PrivateKeyOuterClass.PrivateKey,
    preCreateIdentityCallback: PreEventCallback? = null,
): AuthorizedIdentity = TODO()
