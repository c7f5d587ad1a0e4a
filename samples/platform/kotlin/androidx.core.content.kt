package androidx.core.content
import android.content.Context
import android.content.SharedPreferences
object ContextCompat {
  fun getColor(context: Context, id: Int): Int = TODO()
  fun checkSelfPermission(context: Context, permission: String): Int = TODO()
}
inline fun SharedPreferences.edit(commit: Boolean = false, action: SharedPreferences.Editor.() -> Unit): Unit = TODO()
