package com.google.firebase
import android.content.Context
class FirebaseApp {
  companion object {
    fun initializeApp(context: Context): FirebaseApp? = TODO()
  }
}
object Firebase
