package android.content
import android.net.Uri
import android.os.Parcelable
import java.io.File
import java.io.InputStream
abstract class Context {
  val applicationContext: Context get() = TODO()
  val packageName: String get() = TODO()
  val filesDir: File get() = TODO()
  val cacheDir: File get() = TODO()
  val contentResolver: ContentResolver get() = TODO()
  fun getSharedPreferences(name: String, mode: Int): SharedPreferences = TODO()
  fun getString(resId: Int, vararg formatArgs: Any?): String = TODO()
  fun getSystemService(name: String): Any = TODO()
  fun <T> getSystemService(serviceClass: Class<T>): T = TODO()
  fun startActivity(intent: Intent): Unit = TODO()
  fun getColor(id: Int): Int = TODO()
  companion object {
    const val MODE_PRIVATE: Int = 0
    const val NOTIFICATION_SERVICE: String = ""
  }
}
interface SharedPreferences {
  fun getString(key: String, defValue: String?): String?
  fun getBoolean(key: String, defValue: Boolean): Boolean
  fun getLong(key: String, defValue: Long): Long
  fun getInt(key: String, defValue: Int): Int
  fun getStringSet(key: String, defValues: Set<String>?): Set<String>?
  fun contains(key: String): Boolean
  fun edit(): Editor
  interface Editor {
    fun putString(key: String, value: String?): Editor
    fun putBoolean(key: String, value: Boolean): Editor
    fun putLong(key: String, value: Long): Editor
    fun putInt(key: String, value: Int): Editor
    fun putStringSet(key: String, values: Set<String>?): Editor
    fun remove(key: String): Editor
    fun clear(): Editor
    fun apply()
    fun commit(): Boolean
  }
}
class Intent : Parcelable {
  constructor()
  constructor(action: String)
  constructor(action: String, uri: Uri)
  constructor(packageContext: Context, cls: Class<*>)
  var flags: Int
    get() = TODO()
    set(_) = TODO()
  fun putExtra(name: String, value: Any?): Intent = TODO()
  fun addFlags(flags: Int): Intent = TODO()
  fun getStringExtra(name: String): String? = TODO()
  companion object {
    const val ACTION_VIEW: String = ""
    const val FLAG_ACTIVITY_NEW_TASK: Int = 0
    const val FLAG_ACTIVITY_CLEAR_TOP: Int = 0
    const val FLAG_ACTIVITY_CLEAR_TASK: Int = 0
    const val FLAG_ACTIVITY_SINGLE_TOP: Int = 0
  }
}
abstract class ContentResolver {
  fun openInputStream(uri: Uri): InputStream? = TODO()
  fun getType(uri: Uri): String? = TODO()
}
