package android.os
interface Parcelable
class Bundle : Parcelable {
  fun getString(key: String): String? = TODO()
  fun putString(key: String, value: String?): Unit = TODO()
}
class Build {
  class VERSION {
    companion object {
      const val SDK_INT: Int = 0
    }
  }
  class VERSION_CODES {
    companion object {
      const val O: Int = 0
      const val M: Int = 0
      const val S: Int = 0
      const val TIRAMISU: Int = 0
    }
  }
}
