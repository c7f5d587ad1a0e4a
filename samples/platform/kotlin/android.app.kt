package android.app
import android.content.Context
import android.content.Intent
import android.os.Parcelable
class Notification : Parcelable
class NotificationChannel(id: String, name: CharSequence, importance: Int) {
  var description: String?
    get() = TODO()
    set(_) = TODO()
}
class NotificationManager {
  fun notify(id: Int, notification: Notification): Unit = TODO()
  fun notify(tag: String?, id: Int, notification: Notification): Unit = TODO()
  fun createNotificationChannel(channel: NotificationChannel): Unit = TODO()
  fun cancel(id: Int): Unit = TODO()
  companion object {
    const val IMPORTANCE_DEFAULT: Int = 0
    const val IMPORTANCE_HIGH: Int = 0
    const val IMPORTANCE_LOW: Int = 0
  }
}
class PendingIntent : Parcelable {
  companion object {
    const val FLAG_IMMUTABLE: Int = 0
    const val FLAG_UPDATE_CURRENT: Int = 0
    const val FLAG_MUTABLE: Int = 0
    const val FLAG_ONE_SHOT: Int = 0
    fun getActivity(context: Context, requestCode: Int, intent: Intent, flags: Int): PendingIntent = TODO()
  }
}
open class Application : Context() {
  open fun onCreate(): Unit = TODO()
}
abstract class Service : Context() {
  open fun onCreate(): Unit = TODO()
  open fun onDestroy(): Unit = TODO()
}
open class Activity : Context() {
  val intent: Intent get() = TODO()
  fun finish(): Unit = TODO()
}
