package com.google.android.gms.tasks
abstract class Task<TResult> {
  val isSuccessful: Boolean get() = TODO()
  val result: TResult get() = TODO()
  val exception: Exception? get() = TODO()
  fun addOnCompleteListener(listener: OnCompleteListener<TResult>): Task<TResult> = TODO()
  fun addOnSuccessListener(listener: OnSuccessListener<TResult>): Task<TResult> = TODO()
  fun addOnFailureListener(listener: OnFailureListener): Task<TResult> = TODO()
}
fun interface OnCompleteListener<TResult> {
  fun onComplete(task: Task<TResult>)
}
fun interface OnSuccessListener<TResult> {
  fun onSuccess(result: TResult)
}
fun interface OnFailureListener {
  fun onFailure(exception: Exception)
}
