import Foundation
open class UIResponder: NSObject {}
public class UIApplication: UIResponder {
  public static let shared: UIApplication
  public func registerForRemoteNotifications() {}
  public func open(_ url: URL) {}
  public struct LaunchOptionsKey {}
  public static let didBecomeActiveNotification: Notification.Name
  public static let willEnterForegroundNotification: Notification.Name
  public static let didEnterBackgroundNotification: Notification.Name
}
public protocol UIApplicationDelegate {}
public class UIImage {
  public init?(data: Data) {}
  public init?(named name: String) {}
  public func jpegData(compressionQuality: Double) -> Data? {}
  public func pngData() -> Data? {}
}
open class UIViewController: UIResponder {
  open func viewDidLoad() {}
}
public class UIDevice {
  public static let current: UIDevice
  public var identifierForVendor: UUID? { get { } }
}
public class UIPasteboard {
  public static let general: UIPasteboard
  public var string: String?
}
