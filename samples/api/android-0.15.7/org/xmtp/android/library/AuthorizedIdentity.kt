package org.xmtp.android.library
import org.xmtp.android.library.messages.PrivateKey
import org.xmtp.android.library.messages.PrivateKeyBundle
import org.xmtp.android.library.messages.PrivateKeyBundleV1
import org.xmtp.android.library.messages.PublicKey
import org.xmtp.android.library.messages.walletAddress
data class AuthorizedIdentity(
    var address: String,
    var authorized: PublicKey,
    var identity: PrivateKey,
) {
    constructor(privateKeyBundleV1: PrivateKeyBundleV1) : this(
        privateKeyBundleV1.identityKey.walletAddress,
        privateKeyBundleV1.identityKey.publicKey,
        privateKeyBundleV1.identityKey,
    )
    fun createAuthToken(): String = TODO()
    val toBundle: PrivateKeyBundle get() = TODO()
}
