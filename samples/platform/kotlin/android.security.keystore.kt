package android.security.keystore
class KeyProperties {
  companion object {
    const val PURPOSE_ENCRYPT: Int = 0
    const val PURPOSE_DECRYPT: Int = 0
  }
}
