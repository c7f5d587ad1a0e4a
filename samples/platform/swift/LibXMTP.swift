import Foundation
public class FfiV2ApiClient {}
