public protocol ObservableObject {}
public struct Published<Value> {}
