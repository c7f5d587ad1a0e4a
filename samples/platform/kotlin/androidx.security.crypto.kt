package androidx.security.crypto
import android.content.Context
import android.content.SharedPreferences
abstract class EncryptedSharedPreferences : SharedPreferences {
  enum class PrefKeyEncryptionScheme { AES256_SIV }
  enum class PrefValueEncryptionScheme { AES256_GCM }
  companion object {
    fun create(context: Context, fileName: String, masterKey: MasterKey, prefKeyEncryptionScheme: PrefKeyEncryptionScheme, prefValueEncryptionScheme: PrefValueEncryptionScheme): SharedPreferences = TODO()
  }
}
class MasterKey {
  class Builder(context: Context, keyAlias: String = "") {
    fun setKeyScheme(keyScheme: KeyScheme): Builder = TODO()
    fun build(): MasterKey = TODO()
  }
  enum class KeyScheme { AES256_GCM }
}
