package com.google.firebase.messaging
import android.app.Service
import android.os.Parcelable
import com.google.android.gms.tasks.Task
class FirebaseMessaging {
  val token: Task<String> get() = TODO()
  var isAutoInitEnabled: Boolean
    get() = TODO()
    set(_) = TODO()
  fun deleteToken(): Task<Void> = TODO()
  companion object {
    fun getInstance(): FirebaseMessaging = TODO()
  }
}
abstract class FirebaseMessagingService : android.app.Service() {
  open fun onMessageReceived(message: RemoteMessage): Unit = TODO()
  open fun onNewToken(token: String): Unit = TODO()
  open fun onDeletedMessages(): Unit = TODO()
}
class RemoteMessage : Parcelable {
  val data: Map<String, String> get() = TODO()
  val from: String? get() = TODO()
  val messageId: String? get() = TODO()
  val notification: Notification? get() = TODO()
  class Notification {
    val title: String? get() = TODO()
    val body: String? get() = TODO()
  }
}
