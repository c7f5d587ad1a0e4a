public typealias OSStatus = Int32
public let kSecClass: CFString
public let kSecClassGenericPassword: CFString
public let kSecAttrService: CFString
public let kSecAttrAccount: CFString
public let kSecAttrAccessGroup: CFString
public let kSecAttrAccessible: CFString
public let kSecAttrAccessibleAfterFirstUnlock: CFString
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString
public let kSecAttrAccessibleWhenUnlocked: CFString
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString
public let kSecReturnData: CFString
public let kSecMatchLimit: CFString
public let kSecMatchLimitOne: CFString
public let kSecValueData: CFString
public let kSecRandomDefault: Any
public let errSecSuccess: OSStatus
public let errSecItemNotFound: OSStatus
public let errSecDuplicateItem: OSStatus
public func SecItemAdd(_ attributes: CFDictionary, _ result: Any?) -> OSStatus {}
public func SecItemCopyMatching(_ query: CFDictionary, _ result: Any?) -> OSStatus {}
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {}
public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {}
public func SecRandomCopyBytes(_ random: Any?, _ count: Int, _ bytes: Any) -> Int32 {}
