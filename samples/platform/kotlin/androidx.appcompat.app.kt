package androidx.appcompat.app
import android.app.Activity
import android.os.Bundle
import androidx.lifecycle.LifecycleOwner
open class AppCompatActivity : Activity(), LifecycleOwner {
  protected open fun onCreate(savedInstanceState: Bundle?): Unit = TODO()
}
