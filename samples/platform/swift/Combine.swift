import Foundation
public protocol ObservableObject {}
