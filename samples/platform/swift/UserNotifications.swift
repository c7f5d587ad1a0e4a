import Foundation
open class UNNotificationServiceExtension: NSObject {
  public init() {}
  open func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {}
  open func serviceExtensionTimeWillExpire() {}
}
public class UNNotificationRequest {
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {}
  public var identifier: String { get { } }
  public var content: UNNotificationContent { get { } }
}
public class UNNotificationTrigger {}
public class UNNotificationContent: NSObject {
  public var title: String { get { } }
  public var body: String { get { } }
  public var userInfo: [AnyHashable: Any] { get { } }
  public func mutableCopy() -> Any {}
}
public class UNMutableNotificationContent: UNNotificationContent {
  public init() {}
  public var title: String
  public var subtitle: String
  public var body: String
  public var badge: NSNumber?
  public var sound: UNNotificationSound?
  public var threadIdentifier: String
  public var userInfo: [AnyHashable: Any]
}
public class UNNotificationSound { public static let `default`: UNNotificationSound }
public class UNUserNotificationCenter {
  public static func current() -> UNUserNotificationCenter {}
  public var delegate: UNUserNotificationCenterDelegate?
  public func requestAuthorization(options: UNAuthorizationOptions) async throws -> Bool {}
  public func requestAuthorization(options: UNAuthorizationOptions, completionHandler: (Bool, Error?) -> Void) {}
  public func add(_ request: UNNotificationRequest) async throws {}
  public func add(_ request: UNNotificationRequest, withCompletionHandler handler: ((Error?) -> Void)? = nil) {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
}
public protocol UNUserNotificationCenterDelegate {}
public struct UNAuthorizationOptions: Sequence<UNAuthorizationOptions> {
  public static let alert: UNAuthorizationOptions
  public static let badge: UNAuthorizationOptions
  public static let sound: UNAuthorizationOptions
}
public class UNNotificationResponse {
  public var notification: UNNotification { get { } }
}
public class UNNotification {
  public var request: UNNotificationRequest { get { } }
}
