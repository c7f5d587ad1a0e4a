package androidx.lifecycle
import android.app.Application
import kotlinx.coroutines.CoroutineScope
abstract class ViewModel {
  protected open fun onCleared(): Unit = TODO()
}
open class AndroidViewModel(application: Application) : ViewModel()
val ViewModel.viewModelScope: CoroutineScope get() = TODO()
interface LifecycleOwner
val LifecycleOwner.lifecycleScope: CoroutineScope get() = TODO()
suspend fun LifecycleOwner.repeatOnLifecycle(state: Lifecycle.State, block: suspend CoroutineScope.() -> Unit): Unit = TODO()
abstract class Lifecycle {
  enum class State { DESTROYED, INITIALIZED, CREATED, STARTED, RESUMED }
}
interface DefaultLifecycleObserver {
  fun onStart(owner: LifecycleOwner) {}
  fun onStop(owner: LifecycleOwner) {}
}
object ProcessLifecycleOwner : LifecycleOwner {
  fun get(): LifecycleOwner = TODO()
}
