public protocol ObservableObject {}
public struct Published<Value> {}
public class AnyCancellable: Hashable {
  public func cancel() {}
  public func store(in set: inout Set<AnyCancellable>) {}
}
