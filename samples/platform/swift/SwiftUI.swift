import Foundation
import UIKit
import Combine
public protocol View {}
public protocol App {}
public protocol Scene {}
public protocol ViewModifier {
  associatedtype Content
}
public struct AnyView: View { public init(_ view: View) {} }
extension View {
  public func padding(_ length: Double) -> View {}
  public func padding(_ edges: Edge = .all, _ length: Double? = nil) -> View {}
  public func task(_ action: () async -> Void) -> View {}
  public func task<T>(id value: T, _ action: () async -> Void) -> View {}
  public func refreshable(action: () async -> Void) -> View {}
  public func onAppear(perform action: () -> Void) -> View {}
  public func onDisappear(perform action: () -> Void) -> View {}
  public func onSubmit(_ action: () -> Void) -> View {}
  public func onTapGesture(perform action: () -> Void) -> View {}
  public func onChange<T>(of value: T, perform action: (T) -> Void) -> View {}
  public func onChange<T>(of value: T, _ action: (T, T) -> Void) -> View {}
  public func onChange<T>(of value: T, _ action: () -> Void) -> View {}
  public func navigationTitle(_ title: String) -> View {}
  public func font(_ font: Font?) -> View {}
  public func foregroundColor(_ color: Color?) -> View {}
  public func foregroundStyle(_ style: Color) -> View {}
  public func background(_ style: Color) -> View {}
  public func background(_ view: View) -> View {}
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> View {}
  public func frame(minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center) -> View {}
  public func disabled(_ disabled: Bool) -> View {}
  public func sheet(isPresented: Binding<Bool>, content: () -> View) -> View {}
  public func sheet<T>(item: Binding<T?>, content: (T) -> View) -> View {}
  public func alert(_ title: String, isPresented: Binding<Bool>, actions: () -> View) -> View {}
  public func alert(_ title: String, isPresented: Binding<Bool>, actions: () -> View, message: () -> View) -> View {}
  public func toolbar(content: () -> View) -> View {}
  public func environmentObject(_ object: Any) -> View {}
  public func buttonStyle(_ style: Any) -> View {}
  public func textFieldStyle(_ style: Any) -> View {}
  public func overlay(_ content: () -> View) -> View {}
  public func cornerRadius(_ radius: Double) -> View {}
  public func opacity(_ opacity: Double) -> View {}
  public func focused(_ binding: Any) -> View {}
  public func modifier(_ modifier: Any) -> View {}
  public func animation<T>(_ animation: Animation?, value: T) -> View {}
  public func lineLimit(_ number: Int?) -> View {}
  public func listStyle(_ style: Any) -> View {}
  public func tag(_ tag: Any) -> View {}
  public func id(_ id: Any) -> View {}
}
public struct Text: View {
  public init(_ text: Any) {}
  public init(_ date: Date, style: DateStyle) {}
  public struct DateStyle {
    public static let date: DateStyle
    public static let time: DateStyle
    public static let relative: DateStyle
  }
}
public struct Image: View {
  public init(_ name: String) {}
  public init(systemName: String) {}
  public init(uiImage: UIImage) {}
  public func resizable() -> Image {}
}
public struct Label: View { public init(_ title: String, systemImage: String) {} }
public struct Spacer: View { public init() {} }
public struct Divider: View { public init() {} }
public struct ProgressView: View { public init(_ title: String = "") {} }
public struct EmptyView: View { public init() {} }
public struct Group: View { public init(content: () -> View) {} }
public struct VStack: View { public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, content: () -> View) {} }
public struct HStack: View { public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, content: () -> View) {} }
public struct ZStack: View { public init(alignment: Alignment = .center, content: () -> View) {} }
public struct LazyVStack: View { public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, content: () -> View) {} }
public struct ScrollView: View { public init(content: () -> View) {} }
public struct NavigationView: View { public init(content: () -> View) {} }
public struct NavigationStack: View { public init(content: () -> View) {} }
public struct Form: View { public init(content: () -> View) {} }
public struct Section: View { public init(_ title: String = "", content: () -> View) {} }
public struct List: View {
  public init(content: () -> View) {}
  public init<T>(_ data: Binding<[T]>, rowContent: (Binding<T>) -> View) {}
  public init<T>(_ data: [T], rowContent: (T) -> View) {}
  public init<T>(_ data: [T], id: Any, rowContent: (T) -> View) {}
}
public struct ForEach: View {
  public init(_ data: Range<Int>, content: (Int) -> View) {}
  public init(_ data: Range<Int>, id: Any, content: (Int) -> View) {}
  public init<T>(_ data: Binding<[T]>, content: (Binding<T>) -> View) {}
  public init<T>(_ data: Binding<[T]>, id: Any, content: (Binding<T>) -> View) {}
  public init<T>(_ data: [T], content: (T) -> View) {}
  public init<T>(_ data: [T], id: Any, content: (T) -> View) {}
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> View {}
}
public struct Button: View {
  public init(_ title: String, action: () -> Void) {}
  public init(action: () -> Void, label: () -> View) {}
}
public struct NavigationLink: View {
  public init(_ title: String, destination: () -> View) {}
  public init(destination: View, label: () -> View) {}
}
public struct TextField: View { public init(_ title: String, text: Binding<String>) {} }
public struct Toggle: View { public init(_ title: String, isOn: Binding<Bool>) {} }
public struct AsyncImage: View { public init(url: URL?) {} }
public struct WindowGroup: Scene { public init(content: () -> View) {} }
public struct Binding<Value> {
  public init(get: () -> Value, set: (Value) -> Void) {}
  public var wrappedValue: Value
  public var projectedValue: Binding<Value> { get { } }
  public static func constant(_ value: Value) -> Binding<Value> {}
}
public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var projectedValue: Binding<Value> { get { } }
}
// The `$name` of these objects isn't a binding, but its members are bindings, as those of a binding are.
public struct StateObject<Value> {
  public init(wrappedValue: Value) {}
  public var projectedValue: Binding<Value> { get { } }
}
public struct ObservedObject<Value> { public var projectedValue: Binding<Value> { get { } } }
public struct EnvironmentObject<Value> { public var projectedValue: Binding<Value> { get { } } }
public struct Bindable<Value> { public var projectedValue: Binding<Value> { get { } } }
public struct AppStorage<Value> { public var projectedValue: Binding<Value> { get { } } }
public struct SceneStorage<Value> { public var projectedValue: Binding<Value> { get { } } }
public enum Edge { case all, top, bottom, leading, trailing, horizontal, vertical }
public enum HorizontalAlignment { case leading, center, trailing }
public enum VerticalAlignment { case top, center, bottom }
public enum Alignment { case center, leading, trailing, top, bottom }
public struct Color: View {
  public static let red: Color
  public static let blue: Color
  public static let gray: Color
  public static let green: Color
  public static let secondary: Color
  public static let primary: Color
  public static let white: Color
  public static let clear: Color
  public static let black: Color
}
public struct Font {
  public static let headline: Font
  public static let body: Font
  public static let caption: Font
  public static let title: Font
  public static let subheadline: Font
}
public struct Animation {
  public static let `default`: Animation
  public static let easeInOut: Animation
}

public enum ScenePhase {
  case background
  case inactive
  case active
}
