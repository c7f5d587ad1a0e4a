// ApiClient.swift
import Foundation
import LibXMTP
public typealias PublishRequest = Xmtp_MessageApi_V1_PublishRequest
public typealias PublishResponse = Xmtp_MessageApi_V1_PublishResponse
public typealias BatchQueryRequest = Xmtp_MessageApi_V1_BatchQueryRequest
public typealias BatchQueryResponse = Xmtp_MessageApi_V1_BatchQueryResponse
public typealias Cursor = Xmtp_MessageApi_V1_Cursor
public typealias QueryRequest = Xmtp_MessageApi_V1_QueryRequest
public typealias QueryResponse = Xmtp_MessageApi_V1_QueryResponse
public typealias SubscribeRequest = Xmtp_MessageApi_V1_SubscribeRequest

// AuthorizedIdentity.swift
import Foundation

// Client.swift
import Foundation
import LibXMTP
import web3
public typealias PreEventCallback = () async throws -> Void
public enum ClientError: Error, CustomStringConvertible, LocalizedError {
	case creationError(String)
	case noV3Client(String)
	public var description: String { get { } }
	public var errorDescription: String? { get { } }
}
public struct ClientOptions {
	public struct Api {
		public var env: XMTPEnvironment
		public var isSecure: Bool
		public var appVersion: String?
		public init(env: XMTPEnvironment = .dev, isSecure: Bool = true, appVersion: String? = nil) {}
	}
	public var api = Api()
	public var codecs: [any ContentCodec]
	public var preEnableIdentityCallback: PreEventCallback?
	public var preCreateIdentityCallback: PreEventCallback?
    public var preAuthenticateToInboxCallback: PreEventCallback?
	public var enableV3 = false
	public var dbEncryptionKey: Data?
	public var dbDirectory: String?
	public var historySyncUrl: String?
	public init(
		api: Api = Api(),
		codecs: [any ContentCodec] = [],
		preEnableIdentityCallback: PreEventCallback? = nil,
		preCreateIdentityCallback: PreEventCallback? = nil,
        preAuthenticateToInboxCallback: PreEventCallback? = nil,
		enableV3: Bool = false,
		encryptionKey: Data? = nil,
		dbDirectory: String? = nil,
		historySyncUrl: String? = nil
	) {}
}
public final class Client {
	public let address: String
	public let libXMTPVersion: String
	public let dbPath: String
	public let installationID: String
	public let inboxID: String
	public lazy var conversations: Conversations
	public lazy var contacts: Contacts
	public var environment: XMTPEnvironment { get { } }
	public func register(codec: any ContentCodec) {}
	public static func create(account: SigningKey, options: ClientOptions? = nil) async throws -> Client {}
	public static func getOrCreateInboxId(options: ClientOptions, address: String) async throws -> String {}
	public func canMessageV3(address: String) async throws -> Bool {}
	public func canMessageV3(addresses: [String]) async throws -> [String: Bool]  {}
	public static func from(bundle: PrivateKeyBundle, options: ClientOptions? = nil) async throws -> Client {}
	public static func from(
		v1Bundle: PrivateKeyBundleV1,
		options: ClientOptions? = nil,
		signingKey: SigningKey? = nil
	) async throws -> Client {}
	public var privateKeyBundle: PrivateKeyBundle { get { } }
	public var publicKeyBundle: SignedPublicKeyBundle { get { } }
	public var v1keys: PrivateKeyBundleV1 { get { } }
	public var keys: PrivateKeyBundleV2 { get { } }
	public func canMessage(_ peerAddress: String) async throws -> Bool {}
	public static func canMessage(_ peerAddress: String, options: ClientOptions? = nil) async throws -> Bool {}
	public func importConversation(from conversationData: Data) throws -> Conversation? {}
	public func query(topic: Topic, pagination: Pagination? = nil) async throws -> QueryResponse {}
	public func batchQuery(request: BatchQueryRequest) async throws -> BatchQueryResponse {}
	public func publish(envelopes: [Envelope]) async throws {}
	public func subscribe(
		topics: [String],
		callback: FfiV2SubscriptionCallback
	) async throws -> FfiV2Subscription {}
	public func subscribe2(
		request: FfiV2SubscribeRequest,
		callback: FfiV2SubscriptionCallback
	) async throws -> FfiV2Subscription {}
	public func deleteLocalDatabase() throws {}
	@available(*, deprecated, message: "This function is delicate and should be used with caution. App will error if database not properly reconnected. See: reconnectLocalDatabase()")
	public func dropLocalDatabaseConnection() throws {}
	public func reconnectLocalDatabase() async throws {}
	public func inboxIdFromAddress(address: String) async throws -> String? {}
	public func findGroup(groupId: String) throws -> Group? {}
	public func findMessage(messageId: String) throws -> MessageV3? {}
	public func requestMessageHistorySync() async throws {}
	public func revokeAllOtherInstallations(signingKey: SigningKey) async throws {}
	public func inboxState(refreshFromNetwork: Bool) async throws -> InboxState {}
}

// CodecRegistry.swift
import Foundation

// Codecs/AttachmentCodec.swift
import Foundation
public let ContentTypeAttachment = ContentTypeID(authorityID: "xmtp.org", typeID: "attachment", versionMajor: 1, versionMinor: 0)
public enum AttachmentCodecError: Error {
	case invalidParameters, unknownDecodingError
}
public struct Attachment: Codable {
	public var filename: String
	public var mimeType: String
	public var data: Data
	public init(filename: String, mimeType: String, data: Data) {}
}
public struct AttachmentCodec: ContentCodec {
	public typealias T = Attachment
	public init() {}
	public var contentType = ContentTypeAttachment
	public func encode(content: Attachment, client _: Client) throws -> EncodedContent {}
	public func decode(content: EncodedContent, client _: Client) throws -> Attachment {}
    public func fallback(content: Attachment) throws -> String? {}
	public func shouldPush(content: Attachment) throws -> Bool {}
}

// Codecs/ContentCodec.swift
import Foundation
public typealias EncodedContent = Xmtp_MessageContents_EncodedContent
extension EncodedContent {
	public func decoded<T>(with client: Client) throws -> T {}
}
public protocol ContentCodec: Hashable, Equatable {
	associatedtype T
	var contentType: ContentTypeID { get }
	func encode(content: T, client: Client) throws -> EncodedContent
	func decode(content: EncodedContent, client: Client) throws -> T
	func fallback(content: T) throws -> String?
	func shouldPush(content: T) throws -> Bool
}
public extension ContentCodec {
	var id: String { get { } }
	func hash(into hasher: inout Hasher) {}
	var description: String { get { } }
}

// Codecs/ContentTypeID.swift
public typealias ContentTypeID = Xmtp_MessageContents_ContentTypeId
public extension ContentTypeID {
	init(authorityID: String, typeID: String, versionMajor: Int, versionMinor: Int) {}
}
public extension ContentTypeID {
	var id: String { get { } }
	var description: String { get { } }
}

// Codecs/EncryptedEncodedContent.swift
import Foundation
public struct EncryptedEncodedContent {
	public var secret: Data
	public var digest: String
	public var salt: Data
	public var nonce: Data
	public var payload: Data
	public init(secret: Data, digest: String, salt: Data, nonce: Data, payload: Data) {}
}

// Codecs/GroupUpdatedCodec.swift
import Foundation
import LibXMTP
public typealias GroupUpdated = Xmtp_Mls_MessageContents_GroupUpdated
public let ContentTypeGroupUpdated = ContentTypeID(authorityID: "xmtp.org", typeID: "group_updated", versionMajor: 1, versionMinor: 0)
public struct GroupUpdatedCodec: ContentCodec {
	public typealias T = GroupUpdated
	public init() {}
	public var contentType = ContentTypeGroupUpdated
	public func encode(content: GroupUpdated, client _: Client) throws -> EncodedContent {}
	public func decode(content: EncodedContent, client _: Client) throws -> GroupUpdated {}
	public func fallback(content: GroupUpdated) throws -> String? {}
	public func shouldPush(content: GroupUpdated) throws -> Bool {}
}

// Codecs/ReactionCodec.swift
import Foundation
public let ContentTypeReaction = ContentTypeID(authorityID: "xmtp.org", typeID: "reaction", versionMajor: 1, versionMinor: 0)
public struct Reaction: Codable {
    public var reference: String
    public var action: ReactionAction
    public var content: String
    public var schema: ReactionSchema
    public init(reference: String, action: ReactionAction, content: String, schema: ReactionSchema) {}
}
public enum ReactionAction: String, Codable {
    case added, removed, unknown
    public init(rawValue: String) {}
}
public enum ReactionSchema: String, Codable {
    case unicode, shortcode, custom, unknown
    public init(rawValue: String) {}
}
public struct ReactionCodec: ContentCodec {
    public typealias T = Reaction
    public var contentType = ContentTypeReaction
    public init() {}
    public func encode(content: Reaction, client _: Client) throws -> EncodedContent {}
    public func decode(content: EncodedContent, client _: Client) throws -> Reaction {}
    public func fallback(content: Reaction) throws -> String? {}
	public func shouldPush(content: Reaction) throws -> Bool {}
}

// Codecs/ReadReceiptCodec.swift
import Foundation
public let ContentTypeReadReceipt = ContentTypeID(authorityID: "xmtp.org", typeID: "readReceipt", versionMajor: 1, versionMinor: 0)
public struct ReadReceipt {
    public init() {}
}
public struct ReadReceiptCodec: ContentCodec {
    public typealias T = ReadReceipt
    public init() {}
    public var contentType = ContentTypeReadReceipt
    public func encode(content: ReadReceipt, client _: Client) throws -> EncodedContent {}
    public func decode(content: EncodedContent, client _: Client) throws -> ReadReceipt {}
    public func fallback(content: ReadReceipt) throws -> String? {}
	public func shouldPush(content: ReadReceipt) throws -> Bool {}
}

// Codecs/RemoteAttachmentCodec.swift
import CryptoKit
import Foundation
import web3
public let ContentTypeRemoteAttachment = ContentTypeID(authorityID: "xmtp.org", typeID: "remoteStaticAttachment", versionMajor: 1, versionMinor: 0)
public enum RemoteAttachmentError: Error, CustomStringConvertible {
	case invalidURL, v1NotSupported, invalidParameters(String), invalidDigest(String), invalidScheme(String), payloadNotFound
	public var description: String { get { } }
}
public struct RemoteAttachment {
	public enum Scheme: String {
		case https = "https"
	}
	public var url: String
	public var contentDigest: String
	public var secret: Data
	public var salt: Data
	public var nonce: Data
	public var scheme: Scheme
	public var contentLength: Int?
	public var filename: String?
	public init(url: String, contentDigest: String, secret: Data, salt: Data, nonce: Data, scheme: Scheme) throws {}
	public init(url: String, encryptedEncodedContent: EncryptedEncodedContent) throws {}
	public static func encodeEncrypted<Codec: ContentCodec, T>(content: T, codec: Codec, with client: Client) throws -> EncryptedEncodedContent where Codec.T == T {}
	public static func decryptEncoded(encrypted: EncryptedEncodedContent) throws -> EncodedContent {}
	public func content() async throws -> EncodedContent {}
}
public struct RemoteAttachmentCodec: ContentCodec {
	public typealias T = RemoteAttachment
	public init() {}
	public var contentType = ContentTypeRemoteAttachment
	public func encode(content: RemoteAttachment, client _: Client) throws -> EncodedContent {}
	public func decode(content: EncodedContent, client _: Client) throws -> RemoteAttachment {}
    public func fallback(content: RemoteAttachment) throws -> String? {}
	public func shouldPush(content: RemoteAttachment) throws -> Bool {}
}

// Codecs/ReplyCodec.swift
import Foundation
public let ContentTypeReply = ContentTypeID(authorityID: "xmtp.org", typeID: "reply", versionMajor: 1, versionMinor: 0)
public struct Reply {
	public var reference: String
	public var content: Any
	public var contentType: ContentTypeID
	public init(reference: String, content: Any, contentType: ContentTypeID) {}
}
public struct ReplyCodec: ContentCodec {
	public var contentType = ContentTypeReply
	public init() {}
	public func encode(content reply: Reply, client: Client) throws -> EncodedContent {}
	public func decode(content: EncodedContent, client: Client) throws -> Reply {}
    public func fallback(content: Reply) throws -> String? {}
	public func shouldPush(content: Reply) throws -> Bool {}
}

// Codecs/TextCodec.swift
import Foundation
public let ContentTypeText = ContentTypeID(authorityID: "xmtp.org", typeID: "text", versionMajor: 1, versionMinor: 0)
public struct TextCodec: ContentCodec {
	public typealias T = String
	public init() {}
	public var contentType = ContentTypeText
	public func encode(content: String, client _: Client) throws -> EncodedContent {}
	public func decode(content: EncodedContent, client _: Client) throws -> String {}
    public func fallback(content: String) throws -> String? {}
	public func shouldPush(content: String) throws -> Bool {}
}

// Constants.swift
import Foundation

// Contacts.swift
import Foundation
import LibXMTP
public typealias PrivatePreferencesAction = Xmtp_MessageContents_PrivatePreferencesAction
public enum ConsentState: String, Codable {
	case allowed, denied, unknown
}
public struct ConsentListEntry: Codable, Hashable {
	public enum EntryType: String, Codable {
		case address, group_id, inbox_id
	}
	public var value: String
	public var entryType: EntryType
	public var consentType: ConsentState
}
public enum ContactError: Error {
	case invalidIdentifier
}
public actor EntriesManager {
	public var map: [String: ConsentListEntry]
}
public class ConsentList {
	public let entriesManager = EntriesManager()
}
public actor Contacts {
	public var consentList: ConsentList
  public func refreshConsentList() async throws -> ConsentList {}
	public func isAllowed(_ address: String) async -> Bool {}
	public func isDenied(_ address: String) async -> Bool {}
	public func isGroupAllowed(groupId: String) async -> Bool {}
	public func isGroupDenied(groupId: String) async -> Bool {}
	public func isInboxAllowed(inboxId: String) async -> Bool {}
	public func isInboxDenied(inboxId: String) async -> Bool {}
	public func allow(addresses: [String]) async throws {}
	public func deny(addresses: [String]) async throws {}
	public func allowGroups(groupIds: [String]) async throws {}
	public func denyGroups(groupIds: [String]) async throws {}
	public func allowInboxes(inboxIds: [String]) async throws {}
	public func denyInboxes(inboxIds: [String]) async throws {}
}

// Conversation.swift
import Foundation
import LibXMTP
public enum ConversationContainer: Codable {
	case v1(ConversationV1Container), v2(ConversationV2Container)
	public func decode(with client: Client) -> Conversation {}
}
public enum Conversation: Sendable {
	case v1(ConversationV1), v2(ConversationV2), group(Group)
	public enum Version {
		case v1, v2, group
	}
	public func consentState() async throws -> ConsentState {}
	public var version: Version { get { } }
	public var createdAt: Date { get { } }
	public func encodedContainer() throws -> ConversationContainer  {}
	public var peerAddress: String { get throws { } }
	public var peerAddresses: [String] { get throws { } }
	public var keyMaterial: Data? { get { } }
	public var conversationID: String? { get { } }
	public func toTopicData() throws -> Xmtp_KeystoreApi_V1_TopicMap.TopicData {}
	public func decode(_ envelope: Envelope, message: FfiMessage? = nil) throws -> DecodedMessage {}
	public func decrypt(_ envelope: Envelope, message: FfiMessage? = nil) throws -> DecryptedMessage {}
	public func encode<Codec: ContentCodec, T>(codec: Codec, content: T) async throws -> Data where Codec.T == T {}
    public func prepareMessage(encodedContent: EncodedContent, options: SendOptions? = nil) async throws -> PreparedMessage {}
	public func prepareMessage<T>(content: T, options: SendOptions? = nil) async throws -> PreparedMessage {}
	@discardableResult public func send(prepared: PreparedMessage) async throws -> String {}
	@discardableResult public func send<T>(content: T, options: SendOptions? = nil, fallback _: String? = nil) async throws -> String {}
	@discardableResult public func send(encodedContent: EncodedContent, options: SendOptions? = nil) async throws -> String {}
	public func send(text: String, options: SendOptions? = nil) async throws -> String {}
	public var clientAddress: String { get { } }
	public var topic: String { get { } }
	public func streamEphemeral() throws -> AsyncThrowingStream<Envelope, Error>? {}
	public func streamMessages() -> AsyncThrowingStream<DecodedMessage, Error> {}
	public func streamDecryptedMessages() -> AsyncThrowingStream<DecryptedMessage, Error> {}
	public func messages(limit: Int? = nil, before: Date? = nil, after: Date? = nil, direction: PagingInfoSortDirection? = .descending) async throws -> [DecodedMessage] {}
	public func decryptedMessages(limit: Int? = nil, before: Date? = nil, after: Date? = nil, direction: PagingInfoSortDirection? = .descending) async throws -> [DecryptedMessage] {}
    public var consentProof: ConsentProofPayload? { get { } }
}
extension Conversation: Hashable, Equatable {
	public func hash(into hasher: inout Hasher) {}
}

// ConversationV1.swift
import CryptoKit
import Foundation
public struct ConversationV1Container: Codable {
}
public struct ConversationV1 {
	public var client: Client
	public var peerAddress: String
	public var sentAt: Date
	public init(client: Client, peerAddress: String, sentAt: Date) {}
	public var encodedContainer: ConversationV1Container { get { } }
	public func streamMessages() -> AsyncThrowingStream<DecodedMessage, Error> {}
	public func streamDecryptedMessages() -> AsyncThrowingStream<DecryptedMessage, Error> {}
	public func streamEphemeral() -> AsyncThrowingStream<Envelope, Error> {}
	public func decode(envelope: Envelope) throws -> DecodedMessage {}
}

// ConversationV2.swift
import CryptoKit
import Foundation
public struct ConversationV2Container: Codable {
	public func decode(with client: Client) -> ConversationV2 {}
}
public struct ConversationV2 {
	public var topic: String
	public var keyMaterial: Data
	public var context: InvitationV1.Context
	public var peerAddress: String
	public var client: Client
    public var consentProof: ConsentProofPayload?
  public init(topic: String, keyMaterial: Data, context: InvitationV1.Context, peerAddress: String, client: Client, createdAtNs: UInt64? = nil, consentProof: ConsentProofPayload? = nil) {}
	public init(topic: String, keyMaterial: Data, context: InvitationV1.Context, peerAddress: String, client: Client, createdAtNs: UInt64? = nil, header: SealedInvitationHeaderV1, consentProof: ConsentProofPayload? = nil) {}
	public var encodedContainer: ConversationV2Container { get { } }
	public func streamEphemeral() -> AsyncThrowingStream<Envelope, Error> {}
	public func streamMessages() -> AsyncThrowingStream<DecodedMessage, Error> {}
	public func streamDecryptedMessages() -> AsyncThrowingStream<DecryptedMessage, Error> {}
	public var createdAt: Date { get { } }
	public func decode(envelope: Envelope) throws -> DecodedMessage {}
	public func encode<Codec: ContentCodec, T>(codec: Codec, content: T) async throws -> Data where Codec.T == T {}
}

// Conversations.swift
import Foundation
import LibXMTP
public enum ConversationError: Error, CustomStringConvertible, LocalizedError {
	case recipientNotOnNetwork, recipientIsSender, v1NotSupported(String)
	public var description: String { get { } }
	public var errorDescription: String? { get { } }
}
public enum GroupError: Error, CustomStringConvertible, LocalizedError {
	case alphaMLSNotEnabled, memberCannotBeSelf, memberNotRegistered([String]), groupsRequireMessagePassed, notSupportedByGroups, streamingFailure
	public var description: String { get { } }
	public var errorDescription: String? { get { } }
}
public actor Conversations {
	public func sync() async throws {}
	public func syncAllGroups() async throws ->  UInt32 {}
	public func groups(createdAfter: Date? = nil, createdBefore: Date? = nil, limit: Int? = nil) async throws -> [Group] {}
	public func streamGroups() async throws -> AsyncThrowingStream<Group, Error> {}
    public func newGroup(with addresses: [String],
                         permissions: GroupPermissionPreconfiguration = .allMembers,
                         name: String = "",
                         imageUrlSquare: String = "",
                         description: String = "",
                         pinnedFrameUrl: String = ""
    ) async throws -> Group {}
    public func newGroupCustomPermissions(with addresses: [String],
                                          permissionPolicySet: PermissionPolicySet,
                                         name: String = "",
                                         imageUrlSquare: String = "",
                                         description: String = "",
                                         pinnedFrameUrl: String = ""
    ) async throws -> Group {}
	public func importTopicData(data: Xmtp_KeystoreApi_V1_TopicMap.TopicData) -> Conversation {}
	public func listBatchMessages(topics: [String: Pagination?]) async throws -> [DecodedMessage] {}
	public func listBatchDecryptedMessages(topics: [String: Pagination?]) async throws -> [DecryptedMessage] {}
	public func streamAllGroupMessages() -> AsyncThrowingStream<DecodedMessage, Error> {}
	public func streamAllMessages(includeGroups: Bool = false) async throws -> AsyncThrowingStream<DecodedMessage, Error> {}
	public func streamAllGroupDecryptedMessages() -> AsyncThrowingStream<DecryptedMessage, Error> {}
	public func streamAllDecryptedMessages(includeGroups: Bool = false) -> AsyncThrowingStream<DecryptedMessage, Error> {}
	public func fromInvite(envelope: Envelope) throws -> Conversation {}
	public func fromIntro(envelope: Envelope) throws -> Conversation {}
	public func fromWelcome(envelopeBytes: Data) async throws -> Group? {}
	public func newConversation(with peerAddress: String, context: InvitationV1.Context? = nil, consentProofPayload: ConsentProofPayload? = nil) async throws -> Conversation {}
	public func stream() async throws -> AsyncThrowingStream<Conversation, Error> {}
	public func streamAll() -> AsyncThrowingStream<Conversation, Error> {}
	public func list(includeGroups: Bool = false) async throws -> [Conversation] {}
	public func getHmacKeys(request: Xmtp_KeystoreApi_V1_GetConversationHmacKeysRequest? = nil) -> Xmtp_KeystoreApi_V1_GetConversationHmacKeysResponse {}
}

// Crypto.swift
import CryptoKit
import Foundation
public typealias CipherText = Xmtp_MessageContents_Ciphertext

// DecodedMessage.swift
import Foundation
public struct DecodedMessage: Sendable {
	public var topic: String
	public var id: String
	public var encodedContent: EncodedContent
	public var senderAddress: String
	public var sent: Date
	public var client: Client
	public var deliveryStatus: MessageDeliveryStatus
    public init(
			client: Client,
			topic: String,
			encodedContent: EncodedContent,
			senderAddress: String,
			sent: Date,
			deliveryStatus: MessageDeliveryStatus = .published
		) {}
	public func content<T>() throws -> T {}
	public var fallbackContent: String { get { } }
}
public extension DecodedMessage {
	static func preview(client: Client, topic: String, body: String, senderAddress: String, sent: Date) -> DecodedMessage {}
}

// EncodedContentCompression.swift
import Foundation
import Gzip
import zlib
public enum EncodedContentCompression {
	case deflate, gzip
}

// Extensions/Data.swift
import Foundation
import LibXMTP

// Extensions/Date.swift
import Foundation

// Extensions/Ffi.swift
import Foundation
import LibXMTP

// Extensions/String.swift
import Foundation
extension String {
	public var hexToData: Data { get { } }
}

// Extensions/URL.swift
import Foundation

// Frames/FramesClient.swift
import Foundation
import LibXMTP
public typealias FrameActionBody = Xmtp_MessageContents_FrameActionBody
public typealias FrameAction = Xmtp_MessageContents_FrameAction
public class FramesClient {
    public var proxy: OpenFramesProxy
    public init(xmtpClient: Client, proxy: OpenFramesProxy? = nil) {}
    public func signFrameAction(inputs: FrameActionInputs) async throws -> FramePostPayload {}
}

// Frames/FramesConstants.swift
import Foundation

// Frames/FramesTypes.swift
import Foundation
public struct OpenFrameImage: Codable {
}
public enum AspectRatio: String, Codable {
    case ratio_1_91_1 = "1.91.1"
    case ratio_1_1 = "1:1"
}
public struct TextInput: Codable {
}
;
public struct GetMetadataResponse: Codable {
    public let extractedTags: [String: String]
}
public struct PostRedirectResponse: Codable  {
};
public struct OpenFramesUntrustedData: Codable {
}
public typealias FramesApiRedirectResponse = PostRedirectResponse;
public struct FramePostUntrustedData: Codable {
}
public struct FramePostTrustedData: Codable {
}
public struct FramePostPayload: Codable {
}
public struct DmActionInputs: Codable {
    public let conversationTopic: String?
    public let participantAccountAddresses: [String]
    public init(conversationTopic: String? = nil, participantAccountAddresses: [String]) {}
}
public struct GroupActionInputs: Codable {
}
public enum ConversationActionInputs: Codable {
    case dm(DmActionInputs)
    case group(GroupActionInputs)
}
public struct FrameActionInputs: Codable {
    public init(frameUrl: String, buttonIndex: Int32, inputText: String?, state: String?, conversationInputs: ConversationActionInputs) {}
}

// Frames/OpenFramesProxy.swift
import Foundation
public class OpenFramesProxy {
    public func readMetadata(url: String) async throws -> GetMetadataResponse {}
    public func post(url: String, payload: FramePostPayload) async throws -> GetMetadataResponse {}
    public func postRedirect(
        url: String,
        payload: FramePostPayload
    ) async throws -> FramesApiRedirectResponse {}
    public func mediaUrl(url: String) async throws -> String {}
}

// Frames/ProxyClient.swift
import Foundation

// Group.swift
import Foundation
import LibXMTP
public struct Group: Identifiable, Equatable, Hashable {
	public var id: String { get { } }
	public var topic: String { get { } }
	public func sync() async throws {}
	public func hash(into hasher: inout Hasher) {}
	public func isActive() throws -> Bool {}
	public func isCreator() throws -> Bool {}
    public func isAdmin(inboxId: String) throws -> Bool {}
    public func isSuperAdmin(inboxId: String) throws -> Bool {}
    public func addAdmin(inboxId: String) async throws {}
    public func removeAdmin(inboxId: String) async throws {}
    public func addSuperAdmin(inboxId: String) async throws {}
    public func removeSuperAdmin(inboxId: String) async throws {}
    public func listAdmins() throws -> [String] {}
    public func listSuperAdmins() throws -> [String] {}
	public func permissionPolicySet() throws -> PermissionPolicySet {}
	public func creatorInboxId() throws -> String {}
	public func addedByInboxId() throws -> String {}
	public var members: [Member] { get throws { } }
	public var peerInboxIds: [String] { get throws { } }
	public var createdAt: Date { get { } }
	public func addMembers(addresses: [String]) async throws {}
	public func removeMembers(addresses: [String]) async throws {}
	public func addMembersByInboxId(inboxIds: [String]) async throws {}
	public func removeMembersByInboxId(inboxIds: [String]) async throws {}
    public func groupName() throws -> String {}
	public func groupImageUrlSquare() throws -> String {}
	public func groupDescription() throws -> String {}
	public func groupPinnedFrameUrl() throws -> String {}
    public func updateGroupName(groupName: String) async throws {}
	public func updateGroupImageUrlSquare(imageUrlSquare: String) async throws {}
	public func updateGroupDescription(groupDescription: String) async throws {}
	public func updateGroupPinnedFrameUrl(groupPinnedFrameUrl: String) async throws {}
	public func updateAddMemberPermission(newPermissionOption: PermissionOption) async throws {}
	public func updateRemoveMemberPermission(newPermissionOption: PermissionOption) async throws {}
	public func updateAddAdminPermission(newPermissionOption: PermissionOption) async throws {}
	public func updateRemoveAdminPermission(newPermissionOption: PermissionOption) async throws {}
	public func updateGroupNamePermission(newPermissionOption: PermissionOption) async throws {}
	public func updateGroupDescriptionPermission(newPermissionOption: PermissionOption) async throws {}
	public func updateGroupImageUrlSquarePermission(newPermissionOption: PermissionOption) async throws {}
	public func updateGroupPinnedFrameUrlPermission(newPermissionOption: PermissionOption) async throws {}
	public func processMessage(envelopeBytes: Data) async throws -> DecodedMessage {}
	public func processMessageDecrypted(envelopeBytes: Data) async throws -> DecryptedMessage {}
	public func send<T>(content: T, options: SendOptions? = nil) async throws -> String {}
	public func send(encodedContent: EncodedContent) async throws -> String {}
	public func encodeContent<T>(content: T, options: SendOptions?) async throws -> EncodedContent {}
	public func prepareMessage<T>(content: T, options: SendOptions? = nil) async throws -> String {}
	public func publishMessages() async throws {}
	public func endStream() {}
	public func streamMessages() -> AsyncThrowingStream<DecodedMessage, Error> {}
	public func streamDecryptedMessages() -> AsyncThrowingStream<DecryptedMessage, Error> {}
	public func messages(
		before: Date? = nil,
		after: Date? = nil,
		limit: Int? = nil,
		direction: PagingInfoSortDirection? = .descending,
		deliveryStatus: MessageDeliveryStatus = .all
	) async throws -> [DecodedMessage] {}
	public func decryptedMessages(
		before: Date? = nil,
		after: Date? = nil,
		limit: Int? = nil,
		direction: PagingInfoSortDirection? = .descending,
		deliveryStatus: MessageDeliveryStatus? = .all
	) async throws -> [DecryptedMessage] {}
}

// KeyUtil.swift
import Foundation
import Logging
import secp256k1
import web3
import LibXMTP

// Messages/AuthData.swift
import Foundation

// Messages/ContactBundle.swift
import web3
import LibXMTP

// Messages/DecryptedMessage.swift
import Foundation
public struct DecryptedMessage {
	public var id: String
	public var encodedContent: EncodedContent
	public var senderAddress: String
	public var sentAt: Date
	public var topic: String
	public var deliveryStatus: MessageDeliveryStatus
}

// Messages/Envelope.swift
import Foundation
public typealias Envelope = Xmtp_MessageApi_V1_Envelope

// Messages/Invitation.swift
import Foundation
public typealias InvitationV1 = Xmtp_MessageContents_InvitationV1
public typealias ConsentProofPayload = Xmtp_MessageContents_ConsentProofPayload
public typealias ConsentProofPayloadVersion = Xmtp_MessageContents_ConsentProofPayloadVersion
public extension InvitationV1.Context {
	init(conversationID: String = "", metadata: [String: String] = [:]) {}
}
extension ConsentProofPayload: Codable {
    public func encode(to encoder: Encoder) throws {}
    public init(from decoder: Decoder) throws {}
}
extension ConsentProofPayloadVersion: Codable {
    public init(from decoder: Decoder) throws {}
    public func encode(to encoder: Encoder) throws {}
}

// Messages/Message.swift
public typealias Message = Xmtp_MessageContents_Message
public enum MessageVersion: String, RawRepresentable {
	case v1,
	     v2
}
public enum MessageDeliveryStatus: String, RawRepresentable, Sendable {
	case all,
		 published,
		 unpublished,
		 failed
}

// Messages/MessageHeaderV1.swift
import Foundation

// Messages/MessageHeaderV2.swift
import Foundation

// Messages/MessageV1.swift
import Foundation

// Messages/MessageV2.swift
import CryptoKit
import Foundation
import LibXMTP

// Messages/PagingInfo.swift
import Foundation
public typealias PagingInfoSortDirection = Xmtp_MessageApi_V1_SortDirection
public struct Pagination {
	public var limit: Int?
    public var before: Date?
    public var after: Date?
    public var direction: PagingInfoSortDirection?
    public init(limit: Int? = nil, before: Date? = nil, after: Date? = nil, direction: PagingInfoSortDirection? = .descending) {}
}

// Messages/PrivateKey.swift
import Foundation
import LibXMTP
import CryptoKit
public typealias PrivateKey = Xmtp_MessageContents_PrivateKey
extension PrivateKey: SigningKey {
	public var address: String { get { } }
	public func sign(_ data: Data) async throws -> Signature {}
	public func sign(message: String) async throws -> Signature {}
}
public extension PrivateKey {
	init(_ privateKeyData: Data) throws {}
	init(_ signedPrivateKey: SignedPrivateKey) throws {}
	static func generate() throws -> PrivateKey {}
}

// Messages/PrivateKeyBundle.swift
import Foundation
public typealias PrivateKeyBundle = Xmtp_MessageContents_PrivateKeyBundle

// Messages/PrivateKeyBundleV1.swift
import CryptoKit
import Foundation
import LibXMTP
public typealias PrivateKeyBundleV1 = Xmtp_MessageContents_PrivateKeyBundleV1

// Messages/PrivateKeyBundleV2.swift
import Foundation
import LibXMTP
public typealias PrivateKeyBundleV2 = Xmtp_MessageContents_PrivateKeyBundleV2

// Messages/PublicKey.swift
import Foundation
import LibXMTP
import web3
import CryptoKit

// Messages/SealedInvitation.swift
import Foundation

// Messages/SealedInvitationHeaderV1.swift
import Foundation
public typealias SealedInvitationHeaderV1 = Xmtp_MessageContents_SealedInvitationHeaderV1
extension SealedInvitationHeaderV1: Codable {
	public func encode(to encoder: Encoder) throws {}
	public init(from decoder: Decoder) throws {}
}

// Messages/SealedInvitationV1.swift
import Foundation

// Messages/Signature.swift
import Foundation
import LibXMTP
public typealias Signature = Xmtp_MessageContents_Signature
public extension Signature {
	static func ethPersonalMessage(_ message: String) throws -> Data {}
}
extension Signature {
	public init(bytes: Data, recovery: Int) {}
}
extension Signature: Codable {
	public func encode(to encoder: Encoder) throws {}
	public init(from decoder: Decoder) throws {}
}

// Messages/SignedContent.swift
import Foundation

// Messages/SignedPrivateKey.swift
import Foundation
public typealias SignedPrivateKey = Xmtp_MessageContents_SignedPrivateKey
extension SignedPrivateKey {
	public func sign(_ data: Data) async throws -> Signature {}
}

// Messages/SignedPublicKey.swift
import CryptoKit
import Foundation
import LibXMTP
import web3
extension SignedPublicKey: Codable {
	public func encode(to encoder: Encoder) throws {}
	public init(from decoder: Decoder) throws {}
}

// Messages/SignedPublicKeyBundle.swift
public typealias SignedPublicKeyBundle = Xmtp_MessageContents_SignedPublicKeyBundle
extension SignedPublicKeyBundle: Codable {
	public func encode(to encoder: Encoder) throws {}
	public init(from decoder: Decoder) throws {}
}

// Messages/Token.swift
import Foundation

// Messages/Topic.swift
public enum Topic {
	case userPrivateStoreKeyBundle(String),
	     contact(String),
	     userIntro(String),
	     userInvite(String),
	     directMessageV1(String, String),
	     directMessageV2(String),
         preferenceList(String),
		 userWelcome(String),
		 groupMessage(String)
}

// Messages/UnsignedPublicKey.swift
import Foundation

// Mls/InboxState.swift
import Foundation
import LibXMTP
public struct InboxState {
	public var inboxId: String { get { } }
	public var addresses: [String] { get { } }
	public var installationIds: [String] { get { } }
	public var recoveryAddress: String { get { } }
}

// Mls/Member.swift
import Foundation
import LibXMTP
public enum PermissionLevel {
    case Member, Admin, SuperAdmin
}
public struct Member {
    public var inboxId: String { get { } }
    public var addresses: [String] { get { } }
	public var permissionLevel: PermissionLevel { get { } }
}

// Mls/MessageV3.swift
import Foundation
import LibXMTP
public struct MessageV3: Identifiable {
	public var id: String { get { } }
	public func decode() throws -> DecodedMessage {}
	public func decodeOrNull() -> DecodedMessage? {}
	public func decryptOrNull() -> DecryptedMessage? {}
	public func decrypt() throws -> DecryptedMessage {}
}

// Mls/PermissionPolicySet.swift
import Foundation
import LibXMTP
public enum PermissionOption {
    case allow
    case deny
    case admin
    case superAdmin
    case unknown
}
public enum GroupPermissionPreconfiguration {
    case allMembers
    case adminOnly
}
public class PermissionPolicySet {
    public var addMemberPolicy: PermissionOption
    public var removeMemberPolicy: PermissionOption
    public var addAdminPolicy: PermissionOption
    public var removeAdminPolicy: PermissionOption
    public var updateGroupNamePolicy: PermissionOption
    public var updateGroupDescriptionPolicy: PermissionOption
    public var updateGroupImagePolicy: PermissionOption
    public var updateGroupPinnedFrameUrlPolicy: PermissionOption
    public init(addMemberPolicy: PermissionOption, removeMemberPolicy: PermissionOption, addAdminPolicy: PermissionOption, removeAdminPolicy: PermissionOption, updateGroupNamePolicy: PermissionOption, updateGroupDescriptionPolicy: PermissionOption, updateGroupImagePolicy: PermissionOption, updateGroupPinnedFrameUrlPolicy: PermissionOption) {}
}

// PreparedMessage.swift
import CryptoKit
import Foundation
public struct PreparedMessage {
    public let envelopes: [Envelope]
    public static func fromSerializedData(_ serializedData: Data) throws -> PreparedMessage {}
    public func serializedData() throws -> Data {}
	public var messageID: String { get { } }
    public var conversationTopic: String { get { } }
}

// Proto/keystore_api/v1/keystore.pb.swift
import Foundation
import SwiftProtobuf
public enum Xmtp_KeystoreApi_V1_ErrorCode: SwiftProtobuf.Enum {
  public typealias RawValue = Int
  case unspecified
  case invalidInput
  case noMatchingPrekey
  case UNRECOGNIZED(Int)
  public init() {}
  public init?(rawValue: Int) {}
  public var rawValue: Int { get { } }
}
extension Xmtp_KeystoreApi_V1_ErrorCode: CaseIterable {
  public static let allCases: [Xmtp_KeystoreApi_V1_ErrorCode]
}
public enum Xmtp_KeystoreApi_V1_JobType: SwiftProtobuf.Enum {
  public typealias RawValue = Int
  case unspecified
  case refreshV1
  case refreshV2
  case refreshPppp
  case UNRECOGNIZED(Int)
  public init() {}
  public init?(rawValue: Int) {}
  public var rawValue: Int { get { } }
}
extension Xmtp_KeystoreApi_V1_JobType: CaseIterable {
  public static let allCases: [Xmtp_KeystoreApi_V1_JobType]
}
public struct Xmtp_KeystoreApi_V1_KeystoreError {
  public var message: String
  public var code: Xmtp_KeystoreApi_V1_ErrorCode
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_DecryptV1Request {
  public var requests: [Xmtp_KeystoreApi_V1_DecryptV1Request.Request]
  public struct Request {
    public var payload: Xmtp_MessageContents_Ciphertext
    public var hasPayload: Bool { get { } }
    public mutating func clearPayload() {}
    public var peerKeys: Xmtp_MessageContents_PublicKeyBundle
    public var hasPeerKeys: Bool { get { } }
    public mutating func clearPeerKeys() {}
    public var headerBytes: Data
    public var isSender: Bool
    public init() {}
  }
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_DecryptResponse {
  public var responses: [Xmtp_KeystoreApi_V1_DecryptResponse.Response]
  public struct Response {
    public var response: Xmtp_KeystoreApi_V1_DecryptResponse.Response.OneOf_Response?
    public var result: Xmtp_KeystoreApi_V1_DecryptResponse.Response.Success
    public var error: Xmtp_KeystoreApi_V1_KeystoreError
    public enum OneOf_Response: Equatable {
      case result(Xmtp_KeystoreApi_V1_DecryptResponse.Response.Success)
      case error(Xmtp_KeystoreApi_V1_KeystoreError)
    }
    public struct Success {
      public var decrypted: Data
      public init() {}
    }
    public init() {}
  }
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_DecryptV2Request {
  public var requests: [Xmtp_KeystoreApi_V1_DecryptV2Request.Request]
  public struct Request {
    public var payload: Xmtp_MessageContents_Ciphertext
    public var hasPayload: Bool { get { } }
    public mutating func clearPayload() {}
    public var headerBytes: Data
    public var contentTopic: String
    public init() {}
  }
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_EncryptV1Request {
  public var requests: [Xmtp_KeystoreApi_V1_EncryptV1Request.Request]
  public struct Request {
    public var recipient: Xmtp_MessageContents_PublicKeyBundle
    public var hasRecipient: Bool { get { } }
    public mutating func clearRecipient() {}
    public var payload: Data
    public var headerBytes: Data
    public init() {}
  }
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_EncryptResponse {
  public var responses: [Xmtp_KeystoreApi_V1_EncryptResponse.Response]
  public struct Response {
    public var response: Xmtp_KeystoreApi_V1_EncryptResponse.Response.OneOf_Response?
    public var result: Xmtp_KeystoreApi_V1_EncryptResponse.Response.Success
    public var error: Xmtp_KeystoreApi_V1_KeystoreError
    public enum OneOf_Response: Equatable {
      case result(Xmtp_KeystoreApi_V1_EncryptResponse.Response.Success)
      case error(Xmtp_KeystoreApi_V1_KeystoreError)
    }
    public struct Success {
      public var encrypted: Xmtp_MessageContents_Ciphertext
      public var hasEncrypted: Bool { get { } }
      public mutating func clearEncrypted() {}
      public var senderHmac: Data
      public init() {}
    }
    public init() {}
  }
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_EncryptV2Request {
  public var requests: [Xmtp_KeystoreApi_V1_EncryptV2Request.Request]
  public struct Request {
    public var payload: Data
    public var headerBytes: Data
    public var contentTopic: String
    public init() {}
  }
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_SelfEncryptRequest {
  public var requests: [Xmtp_KeystoreApi_V1_SelfEncryptRequest.Request]
  public struct Request {
    public var payload: Data
    public init() {}
  }
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_SelfEncryptResponse {
  public var responses: [Xmtp_KeystoreApi_V1_SelfEncryptResponse.Response]
  public struct Response {
    public var response: Xmtp_KeystoreApi_V1_SelfEncryptResponse.Response.OneOf_Response?
    public var result: Xmtp_KeystoreApi_V1_SelfEncryptResponse.Response.Success
    public var error: Xmtp_KeystoreApi_V1_KeystoreError
    public enum OneOf_Response: Equatable {
      case result(Xmtp_KeystoreApi_V1_SelfEncryptResponse.Response.Success)
      case error(Xmtp_KeystoreApi_V1_KeystoreError)
    }
    public struct Success {
      public var encrypted: Data
      public init() {}
    }
    public init() {}
  }
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_SelfDecryptRequest {
  public var requests: [Xmtp_KeystoreApi_V1_SelfDecryptRequest.Request]
  public struct Request {
    public var payload: Data
    public init() {}
  }
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_GetPrivatePreferencesTopicIdentifierResponse {
  public var identifier: String
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_CreateInviteRequest {
  public var context: Xmtp_MessageContents_InvitationV1.Context
  public var hasContext: Bool { get { } }
  public mutating func clearContext() {}
  public var recipient: Xmtp_MessageContents_SignedPublicKeyBundle
  public var hasRecipient: Bool { get { } }
  public mutating func clearRecipient() {}
  public var createdNs: UInt64
  public var consentProof: Xmtp_MessageContents_ConsentProofPayload
  public var hasConsentProof: Bool { get { } }
  public mutating func clearConsentProof() {}
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_CreateInviteResponse {
  public var conversation: Xmtp_MessageContents_ConversationReference
  public var hasConversation: Bool { get { } }
  public mutating func clearConversation() {}
  public var payload: Data
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_SaveInvitesRequest {
  public var requests: [Xmtp_KeystoreApi_V1_SaveInvitesRequest.Request]
  public struct Request {
    public var contentTopic: String
    public var timestampNs: UInt64
    public var payload: Data
    public init() {}
  }
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_SaveInvitesResponse {
  public var responses: [Xmtp_KeystoreApi_V1_SaveInvitesResponse.Response]
  public struct Response {
    public var response: Xmtp_KeystoreApi_V1_SaveInvitesResponse.Response.OneOf_Response?
    public var result: Xmtp_KeystoreApi_V1_SaveInvitesResponse.Response.Success
    public var error: Xmtp_KeystoreApi_V1_KeystoreError
    public enum OneOf_Response: Equatable {
      case result(Xmtp_KeystoreApi_V1_SaveInvitesResponse.Response.Success)
      case error(Xmtp_KeystoreApi_V1_KeystoreError)
    }
    public struct Success {
      public var conversation: Xmtp_MessageContents_ConversationReference
      public var hasConversation: Bool { get { } }
      public mutating func clearConversation() {}
      public init() {}
    }
    public init() {}
  }
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_CreateAuthTokenRequest {
  public var timestampNs: UInt64
  public var hasTimestampNs: Bool { get { } }
  public mutating func clearTimestampNs() {}
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_SaveV1ConversationsRequest {
  public var conversations: [Xmtp_MessageContents_ConversationReference]
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_SaveV1ConversationsResponse {
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_GetConversationsResponse {
  public var conversations: [Xmtp_MessageContents_ConversationReference]
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_GetKeystoreStatusRequest {
  public var walletAddress: String
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_GetKeystoreStatusResponse {
  public var status: Xmtp_KeystoreApi_V1_GetKeystoreStatusResponse.KeystoreStatus
  public enum KeystoreStatus: SwiftProtobuf.Enum {
    public typealias RawValue = Int
    case unspecified
    case uninitialized
    case initialized
    case UNRECOGNIZED(Int)
    public init() {}
    public init?(rawValue: Int) {}
    public var rawValue: Int { get { } }
  }
  public init() {}
}
extension Xmtp_KeystoreApi_V1_GetKeystoreStatusResponse.KeystoreStatus: CaseIterable {
  public static let allCases: [Xmtp_KeystoreApi_V1_GetKeystoreStatusResponse.KeystoreStatus]
}
public struct Xmtp_KeystoreApi_V1_InitKeystoreRequest {
  public var bundle: Xmtp_KeystoreApi_V1_InitKeystoreRequest.OneOf_Bundle?
  public var v1: Xmtp_MessageContents_PrivateKeyBundleV1
  public enum OneOf_Bundle: Equatable {
    case v1(Xmtp_MessageContents_PrivateKeyBundleV1)
  }
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_InitKeystoreResponse {
  public var error: Xmtp_KeystoreApi_V1_KeystoreError
  public var hasError: Bool { get { } }
  public mutating func clearError() {}
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_SignDigestRequest {
  public var digest: Data
  public var signer: Xmtp_KeystoreApi_V1_SignDigestRequest.OneOf_Signer?
  public var identityKey: Bool
  public var prekeyIndex: UInt32
  public enum OneOf_Signer: Equatable {
    case identityKey(Bool)
    case prekeyIndex(UInt32)
  }
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_GetRefreshJobRequest {
  public var jobType: Xmtp_KeystoreApi_V1_JobType
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_GetRefreshJobResponse {
  public var lastRunNs: Int64
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_SetRefeshJobRequest {
  public var jobType: Xmtp_KeystoreApi_V1_JobType
  public var lastRunNs: Int64
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_SetRefreshJobResponse {
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_TopicMap {
  public var topics: Dictionary<String,Xmtp_KeystoreApi_V1_TopicMap.TopicData>
  public struct TopicData {
    public var createdNs: UInt64
    public var peerAddress: String
    public var invitation: Xmtp_MessageContents_InvitationV1
    public var hasInvitation: Bool { get { } }
    public mutating func clearInvitation() {}
    public init() {}
  }
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_GetConversationHmacKeysRequest {
  public var topics: [String]
  public init() {}
}
public struct Xmtp_KeystoreApi_V1_GetConversationHmacKeysResponse {
  public var hmacKeys: Dictionary<String,Xmtp_KeystoreApi_V1_GetConversationHmacKeysResponse.HmacKeys>
  public struct HmacKeyData {
    public var thirtyDayPeriodsSinceEpoch: Int32
    public var hmacKey: Data
    public init() {}
  }
  public struct HmacKeys {
    public var values: [Xmtp_KeystoreApi_V1_GetConversationHmacKeysResponse.HmacKeyData]
    public init() {}
  }
  public init() {}
}
extension Xmtp_KeystoreApi_V1_KeystoreError: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_DecryptV1Request: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_DecryptV1Request.Request: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_DecryptResponse: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_DecryptResponse.Response: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_DecryptResponse.Response.Success: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_DecryptV2Request: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_DecryptV2Request.Request: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_EncryptV1Request: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_EncryptV1Request.Request: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_EncryptResponse: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_EncryptResponse.Response: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_EncryptResponse.Response.Success: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_EncryptV2Request: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_EncryptV2Request.Request: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_SelfEncryptRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_SelfEncryptRequest.Request: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_SelfEncryptResponse: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_SelfEncryptResponse.Response: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_SelfEncryptResponse.Response.Success: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_SelfDecryptRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_SelfDecryptRequest.Request: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_GetPrivatePreferencesTopicIdentifierResponse: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_CreateInviteRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_CreateInviteResponse: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_SaveInvitesRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_SaveInvitesRequest.Request: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_SaveInvitesResponse: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_SaveInvitesResponse.Response: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_SaveInvitesResponse.Response.Success: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_CreateAuthTokenRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_SaveV1ConversationsRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_SaveV1ConversationsResponse: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_GetConversationsResponse: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_GetKeystoreStatusRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_GetKeystoreStatusResponse: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_InitKeystoreRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_InitKeystoreResponse: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_SignDigestRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_GetRefreshJobRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_GetRefreshJobResponse: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_SetRefeshJobRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_SetRefreshJobResponse: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_TopicMap: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_TopicMap.TopicData: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_GetConversationHmacKeysRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_GetConversationHmacKeysResponse: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_GetConversationHmacKeysResponse.HmacKeyData: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_KeystoreApi_V1_GetConversationHmacKeysResponse.HmacKeys: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Proto/message_api/v1/authn.pb.swift
import Foundation
import SwiftProtobuf
public struct Xmtp_MessageApi_V1_Token {
  public var identityKey: Xmtp_MessageContents_PublicKey
  public var hasIdentityKey: Bool { get { } }
  public mutating func clearIdentityKey() {}
  public var authDataBytes: Data
  public var authDataSignature: Xmtp_MessageContents_Signature
  public var hasAuthDataSignature: Bool { get { } }
  public mutating func clearAuthDataSignature() {}
  public init() {}
}
public struct Xmtp_MessageApi_V1_AuthData {
  public var walletAddr: String
  public var createdNs: UInt64
  public init() {}
}
extension Xmtp_MessageApi_V1_Token: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageApi_V1_AuthData: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Proto/message_api/v1/message_api.pb.swift
import Foundation
import SwiftProtobuf
public enum Xmtp_MessageApi_V1_SortDirection: SwiftProtobuf.Enum {
  public typealias RawValue = Int
  case unspecified
  case ascending
  case descending
  case UNRECOGNIZED(Int)
  public init() {}
  public init?(rawValue: Int) {}
  public var rawValue: Int { get { } }
}
extension Xmtp_MessageApi_V1_SortDirection: CaseIterable {
  public static let allCases: [Xmtp_MessageApi_V1_SortDirection]
}
public struct Xmtp_MessageApi_V1_IndexCursor {
  public var digest: Data
  public var senderTimeNs: UInt64
  public init() {}
}
public struct Xmtp_MessageApi_V1_Cursor {
  public var cursor: Xmtp_MessageApi_V1_Cursor.OneOf_Cursor?
  public var index: Xmtp_MessageApi_V1_IndexCursor
  public enum OneOf_Cursor: Equatable {
    case index(Xmtp_MessageApi_V1_IndexCursor)
  }
  public init() {}
}
public struct Xmtp_MessageApi_V1_PagingInfo {
  public var limit: UInt32
  public var cursor: Xmtp_MessageApi_V1_Cursor
  public var hasCursor: Bool { get { } }
  public mutating func clearCursor() {}
  public var direction: Xmtp_MessageApi_V1_SortDirection
  public init() {}
}
public struct Xmtp_MessageApi_V1_Envelope {
  public var contentTopic: String
  public var timestampNs: UInt64
  public var message: Data
  public init() {}
}
public struct Xmtp_MessageApi_V1_PublishRequest {
  public var envelopes: [Xmtp_MessageApi_V1_Envelope]
  public init() {}
}
public struct Xmtp_MessageApi_V1_PublishResponse {
  public init() {}
}
public struct Xmtp_MessageApi_V1_SubscribeRequest {
  public var contentTopics: [String]
  public init() {}
}
public struct Xmtp_MessageApi_V1_SubscribeAllRequest {
  public init() {}
}
public struct Xmtp_MessageApi_V1_QueryRequest {
  public var contentTopics: [String]
  public var startTimeNs: UInt64
  public var endTimeNs: UInt64
  public var pagingInfo: Xmtp_MessageApi_V1_PagingInfo
  public var hasPagingInfo: Bool { get { } }
  public mutating func clearPagingInfo() {}
  public init() {}
}
public struct Xmtp_MessageApi_V1_QueryResponse {
  public var envelopes: [Xmtp_MessageApi_V1_Envelope]
  public var pagingInfo: Xmtp_MessageApi_V1_PagingInfo
  public var hasPagingInfo: Bool { get { } }
  public mutating func clearPagingInfo() {}
  public init() {}
}
public struct Xmtp_MessageApi_V1_BatchQueryRequest {
  public var requests: [Xmtp_MessageApi_V1_QueryRequest]
  public init() {}
}
public struct Xmtp_MessageApi_V1_BatchQueryResponse {
  public var responses: [Xmtp_MessageApi_V1_QueryResponse]
  public init() {}
}
extension Xmtp_MessageApi_V1_IndexCursor: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageApi_V1_Cursor: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageApi_V1_PagingInfo: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageApi_V1_Envelope: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageApi_V1_PublishRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageApi_V1_PublishResponse: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageApi_V1_SubscribeRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageApi_V1_SubscribeAllRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageApi_V1_QueryRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageApi_V1_QueryResponse: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageApi_V1_BatchQueryRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageApi_V1_BatchQueryResponse: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Proto/message_contents/ciphertext.pb.swift
import Foundation
import SwiftProtobuf
public struct Xmtp_MessageContents_Ciphertext {
  public var union: Xmtp_MessageContents_Ciphertext.OneOf_Union?
  public var aes256GcmHkdfSha256: Xmtp_MessageContents_Ciphertext.Aes256gcmHkdfsha256
  public enum OneOf_Union: Equatable {
    case aes256GcmHkdfSha256(Xmtp_MessageContents_Ciphertext.Aes256gcmHkdfsha256)
  }
  public struct Aes256gcmHkdfsha256 {
    public var hkdfSalt: Data
    public var gcmNonce: Data
    public var payload: Data
    public init() {}
  }
  public init() {}
}
public struct Xmtp_MessageContents_SignedEciesCiphertext {
  public var eciesBytes: Data
  public var signature: Xmtp_MessageContents_Signature
  public var hasSignature: Bool { get { } }
  public mutating func clearSignature() {}
  public struct Ecies {
    public var ephemeralPublicKey: Data
    public var iv: Data
    public var mac: Data
    public var ciphertext: Data
    public init() {}
  }
  public init() {}
}
extension Xmtp_MessageContents_Ciphertext: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_Ciphertext.Aes256gcmHkdfsha256: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_SignedEciesCiphertext: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_SignedEciesCiphertext.Ecies: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Proto/message_contents/composite.pb.swift
import Foundation
import SwiftProtobuf
public struct Xmtp_MessageContents_Composite {
  public var parts: [Xmtp_MessageContents_Composite.Part]
  public struct Part {
    public var element: Xmtp_MessageContents_Composite.Part.OneOf_Element?
    public var part: Xmtp_MessageContents_EncodedContent
    public var composite: Xmtp_MessageContents_Composite
    public enum OneOf_Element: Equatable {
      case part(Xmtp_MessageContents_EncodedContent)
      case composite(Xmtp_MessageContents_Composite)
    }
    public init() {}
  }
  public init() {}
}
extension Xmtp_MessageContents_Composite: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_Composite.Part: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Proto/message_contents/contact.pb.swift
import Foundation
import SwiftProtobuf
public struct Xmtp_MessageContents_ContactBundleV1 {
  public var keyBundle: Xmtp_MessageContents_PublicKeyBundle
  public var hasKeyBundle: Bool { get { } }
  public mutating func clearKeyBundle() {}
  public init() {}
}
public struct Xmtp_MessageContents_ContactBundleV2 {
  public var keyBundle: Xmtp_MessageContents_SignedPublicKeyBundle
  public var hasKeyBundle: Bool { get { } }
  public mutating func clearKeyBundle() {}
  public init() {}
}
public struct Xmtp_MessageContents_ContactBundle {
  public var version: Xmtp_MessageContents_ContactBundle.OneOf_Version?
  public var v1: Xmtp_MessageContents_ContactBundleV1
  public var v2: Xmtp_MessageContents_ContactBundleV2
  public enum OneOf_Version: Equatable {
    case v1(Xmtp_MessageContents_ContactBundleV1)
    case v2(Xmtp_MessageContents_ContactBundleV2)
  }
  public init() {}
}
extension Xmtp_MessageContents_ContactBundleV1: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_ContactBundleV2: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_ContactBundle: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Proto/message_contents/content.pb.swift
import Foundation
import SwiftProtobuf
public enum Xmtp_MessageContents_Compression: SwiftProtobuf.Enum {
  public typealias RawValue = Int
  case deflate
  case gzip
  case UNRECOGNIZED(Int)
  public init() {}
  public init?(rawValue: Int) {}
  public var rawValue: Int { get { } }
}
extension Xmtp_MessageContents_Compression: CaseIterable {
  public static let allCases: [Xmtp_MessageContents_Compression]
}
public struct Xmtp_MessageContents_ContentTypeId {
  public var authorityID: String
  public var typeID: String
  public var versionMajor: UInt32
  public var versionMinor: UInt32
  public init() {}
}
public struct Xmtp_MessageContents_EncodedContent {
  public var type: Xmtp_MessageContents_ContentTypeId
  public var hasType: Bool { get { } }
  public mutating func clearType() {}
  public var parameters: Dictionary<String,String>
  public var fallback: String
  public var hasFallback: Bool { get { } }
  public mutating func clearFallback() {}
  public var compression: Xmtp_MessageContents_Compression
  public var hasCompression: Bool { get { } }
  public mutating func clearCompression() {}
  public var content: Data
  public init() {}
}
public struct Xmtp_MessageContents_SignedContent {
  public var payload: Data
  public var sender: Xmtp_MessageContents_SignedPublicKeyBundle
  public var hasSender: Bool { get { } }
  public mutating func clearSender() {}
  public var signature: Xmtp_MessageContents_Signature
  public var hasSignature: Bool { get { } }
  public mutating func clearSignature() {}
  public init() {}
}
extension Xmtp_MessageContents_ContentTypeId: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_EncodedContent: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_SignedContent: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Proto/message_contents/conversation_reference.pb.swift
import Foundation
import SwiftProtobuf
public struct Xmtp_MessageContents_ConversationReference {
  public var topic: String
  public var peerAddress: String
  public var createdNs: UInt64
  public var context: Xmtp_MessageContents_InvitationV1.Context
  public var hasContext: Bool { get { } }
  public mutating func clearContext() {}
  public var consentProofPayload: Xmtp_MessageContents_ConsentProofPayload
  public var hasConsentProofPayload: Bool { get { } }
  public mutating func clearConsentProofPayload() {}
  public init() {}
}
extension Xmtp_MessageContents_ConversationReference: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Proto/message_contents/ecies.pb.swift
import Foundation
import SwiftProtobuf
public struct Xmtp_MessageContents_EciesMessage {
  public var version: Xmtp_MessageContents_EciesMessage.OneOf_Version?
  public var v1: Data
  public enum OneOf_Version: Equatable {
    case v1(Data)
  }
  public init() {}
}
extension Xmtp_MessageContents_EciesMessage: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Proto/message_contents/frames.pb.swift
import Foundation
import SwiftProtobuf
public struct Xmtp_MessageContents_FrameActionBody {
  public var frameURL: String
  public var buttonIndex: Int32
  public var timestamp: UInt64
  public var opaqueConversationIdentifier: String
  public var unixTimestamp: UInt32
  public var inputText: String
  public var state: String
  public var address: String
  public var transactionID: String
  public init() {}
}
public struct Xmtp_MessageContents_FrameAction {
  public var signature: Xmtp_MessageContents_Signature
  public var hasSignature: Bool { get { } }
  public mutating func clearSignature() {}
  public var signedPublicKeyBundle: Xmtp_MessageContents_SignedPublicKeyBundle
  public var hasSignedPublicKeyBundle: Bool { get { } }
  public mutating func clearSignedPublicKeyBundle() {}
  public var actionBody: Data
  public init() {}
}
extension Xmtp_MessageContents_FrameActionBody: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_FrameAction: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Proto/message_contents/invitation.pb.swift
import Foundation
import SwiftProtobuf
public enum Xmtp_MessageContents_ConsentProofPayloadVersion: SwiftProtobuf.Enum {
  public typealias RawValue = Int
  case unspecified
  case consentProofPayloadVersion1
  case UNRECOGNIZED(Int)
  public init() {}
  public init?(rawValue: Int) {}
  public var rawValue: Int { get { } }
}
extension Xmtp_MessageContents_ConsentProofPayloadVersion: CaseIterable {
  public static let allCases: [Xmtp_MessageContents_ConsentProofPayloadVersion]
}
public struct Xmtp_MessageContents_InvitationV1 {
  public var topic: String
  public var context: Xmtp_MessageContents_InvitationV1.Context
  public var hasContext: Bool { get { } }
  public mutating func clearContext() {}
  public var encryption: Xmtp_MessageContents_InvitationV1.OneOf_Encryption?
  public var aes256GcmHkdfSha256: Xmtp_MessageContents_InvitationV1.Aes256gcmHkdfsha256
  public var consentProof: Xmtp_MessageContents_ConsentProofPayload
  public var hasConsentProof: Bool { get { } }
  public mutating func clearConsentProof() {}
  public enum OneOf_Encryption: Equatable {
    case aes256GcmHkdfSha256(Xmtp_MessageContents_InvitationV1.Aes256gcmHkdfsha256)
  }
  public struct Aes256gcmHkdfsha256 {
    public var keyMaterial: Data
    public init() {}
  }
  public struct Context {
    public var conversationID: String
    public var metadata: Dictionary<String,String>
    public init() {}
  }
  public init() {}
}
public struct Xmtp_MessageContents_SealedInvitationHeaderV1 {
  public var sender: Xmtp_MessageContents_SignedPublicKeyBundle
  public var hasSender: Bool { get { } }
  public mutating func clearSender() {}
  public var recipient: Xmtp_MessageContents_SignedPublicKeyBundle
  public var hasRecipient: Bool { get { } }
  public mutating func clearRecipient() {}
  public var createdNs: UInt64
  public init() {}
}
public struct Xmtp_MessageContents_SealedInvitationV1 {
  public var headerBytes: Data
  public var ciphertext: Xmtp_MessageContents_Ciphertext
  public var hasCiphertext: Bool { get { } }
  public mutating func clearCiphertext() {}
  public init() {}
}
public struct Xmtp_MessageContents_SealedInvitation {
  public var version: Xmtp_MessageContents_SealedInvitation.OneOf_Version?
  public var v1: Xmtp_MessageContents_SealedInvitationV1
  public enum OneOf_Version: Equatable {
    case v1(Xmtp_MessageContents_SealedInvitationV1)
  }
  public init() {}
}
public struct Xmtp_MessageContents_ConsentProofPayload {
  public var signature: String
  public var timestamp: UInt64
  public var payloadVersion: Xmtp_MessageContents_ConsentProofPayloadVersion
  public init() {}
}
extension Xmtp_MessageContents_InvitationV1: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_InvitationV1.Aes256gcmHkdfsha256: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_InvitationV1.Context: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_SealedInvitationHeaderV1: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_SealedInvitationV1: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_SealedInvitation: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_ConsentProofPayload: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Proto/message_contents/message.pb.swift
import Foundation
import SwiftProtobuf
public struct Xmtp_MessageContents_MessageHeaderV1 {
  public var sender: Xmtp_MessageContents_PublicKeyBundle
  public var hasSender: Bool { get { } }
  public mutating func clearSender() {}
  public var recipient: Xmtp_MessageContents_PublicKeyBundle
  public var hasRecipient: Bool { get { } }
  public mutating func clearRecipient() {}
  public var timestamp: UInt64
  public init() {}
}
public struct Xmtp_MessageContents_MessageV1 {
  public var headerBytes: Data
  public var ciphertext: Xmtp_MessageContents_Ciphertext
  public var hasCiphertext: Bool { get { } }
  public mutating func clearCiphertext() {}
  public init() {}
}
public struct Xmtp_MessageContents_MessageHeaderV2 {
  public var createdNs: UInt64
  public var topic: String
  public init() {}
}
public struct Xmtp_MessageContents_MessageV2 {
  public var headerBytes: Data
  public var ciphertext: Xmtp_MessageContents_Ciphertext
  public var hasCiphertext: Bool { get { } }
  public mutating func clearCiphertext() {}
  public var senderHmac: Data
  public var hasSenderHmac: Bool { get { } }
  public mutating func clearSenderHmac() {}
  public var shouldPush: Bool
  public var hasShouldPush: Bool { get { } }
  public mutating func clearShouldPush() {}
  public init() {}
}
public struct Xmtp_MessageContents_Message {
  public var version: Xmtp_MessageContents_Message.OneOf_Version?
  public var v1: Xmtp_MessageContents_MessageV1
  public var v2: Xmtp_MessageContents_MessageV2
  public enum OneOf_Version: Equatable {
    case v1(Xmtp_MessageContents_MessageV1)
    case v2(Xmtp_MessageContents_MessageV2)
  }
  public init() {}
}
public struct Xmtp_MessageContents_DecodedMessage {
  public var id: String
  public var messageVersion: String
  public var senderAddress: String
  public var recipientAddress: String
  public var hasRecipientAddress: Bool { get { } }
  public mutating func clearRecipientAddress() {}
  public var sentNs: UInt64
  public var contentTopic: String
  public var conversation: Xmtp_MessageContents_ConversationReference
  public var hasConversation: Bool { get { } }
  public mutating func clearConversation() {}
  public var contentBytes: Data
  public init() {}
}
extension Xmtp_MessageContents_MessageHeaderV1: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_MessageV1: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_MessageHeaderV2: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_MessageV2: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_Message: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_DecodedMessage: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Proto/message_contents/private_key.pb.swift
import Foundation
import SwiftProtobuf
public struct Xmtp_MessageContents_SignedPrivateKey {
  public var createdNs: UInt64
  public var union: Xmtp_MessageContents_SignedPrivateKey.OneOf_Union?
  public var secp256K1: Xmtp_MessageContents_SignedPrivateKey.Secp256k1
  public var publicKey: Xmtp_MessageContents_SignedPublicKey
  public var hasPublicKey: Bool { get { } }
  public mutating func clearPublicKey() {}
  public enum OneOf_Union: Equatable {
    case secp256K1(Xmtp_MessageContents_SignedPrivateKey.Secp256k1)
  }
  public struct Secp256k1 {
    public var bytes: Data
    public init() {}
  }
  public init() {}
}
public struct Xmtp_MessageContents_PrivateKeyBundleV2 {
  public var identityKey: Xmtp_MessageContents_SignedPrivateKey
  public var hasIdentityKey: Bool { get { } }
  public mutating func clearIdentityKey() {}
  public var preKeys: [Xmtp_MessageContents_SignedPrivateKey]
  public init() {}
}
public struct Xmtp_MessageContents_PrivateKey {
  public var timestamp: UInt64
  public var union: Xmtp_MessageContents_PrivateKey.OneOf_Union?
  public var secp256K1: Xmtp_MessageContents_PrivateKey.Secp256k1
  public var publicKey: Xmtp_MessageContents_PublicKey
  public var hasPublicKey: Bool { get { } }
  public mutating func clearPublicKey() {}
  public enum OneOf_Union: Equatable {
    case secp256K1(Xmtp_MessageContents_PrivateKey.Secp256k1)
  }
  public struct Secp256k1 {
    public var bytes: Data
    public init() {}
  }
  public init() {}
}
public struct Xmtp_MessageContents_PrivateKeyBundleV1 {
  public var identityKey: Xmtp_MessageContents_PrivateKey
  public var hasIdentityKey: Bool { get { } }
  public mutating func clearIdentityKey() {}
  public var preKeys: [Xmtp_MessageContents_PrivateKey]
  public init() {}
}
public struct Xmtp_MessageContents_PrivateKeyBundle {
  public var version: Xmtp_MessageContents_PrivateKeyBundle.OneOf_Version?
  public var v1: Xmtp_MessageContents_PrivateKeyBundleV1
  public var v2: Xmtp_MessageContents_PrivateKeyBundleV2
  public enum OneOf_Version: Equatable {
    case v1(Xmtp_MessageContents_PrivateKeyBundleV1)
    case v2(Xmtp_MessageContents_PrivateKeyBundleV2)
  }
  public init() {}
}
public struct Xmtp_MessageContents_EncryptedPrivateKeyBundleV1 {
  public var walletPreKey: Data
  public var ciphertext: Xmtp_MessageContents_Ciphertext
  public var hasCiphertext: Bool { get { } }
  public mutating func clearCiphertext() {}
  public init() {}
}
public struct Xmtp_MessageContents_EncryptedPrivateKeyBundle {
  public var version: Xmtp_MessageContents_EncryptedPrivateKeyBundle.OneOf_Version?
  public var v1: Xmtp_MessageContents_EncryptedPrivateKeyBundleV1
  public enum OneOf_Version: Equatable {
    case v1(Xmtp_MessageContents_EncryptedPrivateKeyBundleV1)
  }
  public init() {}
}
extension Xmtp_MessageContents_SignedPrivateKey: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_SignedPrivateKey.Secp256k1: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_PrivateKeyBundleV2: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_PrivateKey: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_PrivateKey.Secp256k1: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_PrivateKeyBundleV1: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_PrivateKeyBundle: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_EncryptedPrivateKeyBundleV1: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_EncryptedPrivateKeyBundle: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Proto/message_contents/private_preferences.pb.swift
import Foundation
import SwiftProtobuf
public struct Xmtp_MessageContents_PrivatePreferencesAction {
  public var messageType: Xmtp_MessageContents_PrivatePreferencesAction.OneOf_MessageType?
  public var allowAddress: Xmtp_MessageContents_PrivatePreferencesAction.AllowAddress
  public var denyAddress: Xmtp_MessageContents_PrivatePreferencesAction.DenyAddress
  public var allowGroup: Xmtp_MessageContents_PrivatePreferencesAction.AllowGroup
  public var denyGroup: Xmtp_MessageContents_PrivatePreferencesAction.DenyGroup
  public var allowInboxID: Xmtp_MessageContents_PrivatePreferencesAction.AllowInboxId
  public var denyInboxID: Xmtp_MessageContents_PrivatePreferencesAction.DenyInboxId
  public enum OneOf_MessageType: Equatable {
    case allowAddress(Xmtp_MessageContents_PrivatePreferencesAction.AllowAddress)
    case denyAddress(Xmtp_MessageContents_PrivatePreferencesAction.DenyAddress)
    case allowGroup(Xmtp_MessageContents_PrivatePreferencesAction.AllowGroup)
    case denyGroup(Xmtp_MessageContents_PrivatePreferencesAction.DenyGroup)
    case allowInboxID(Xmtp_MessageContents_PrivatePreferencesAction.AllowInboxId)
    case denyInboxID(Xmtp_MessageContents_PrivatePreferencesAction.DenyInboxId)
  }
  public struct AllowAddress {
    public var walletAddresses: [String]
    public init() {}
  }
  public struct DenyAddress {
    public var walletAddresses: [String]
    public init() {}
  }
  public struct AllowInboxId {
    public var inboxIds: [String]
    public init() {}
  }
  public struct DenyInboxId {
    public var inboxIds: [String]
    public init() {}
  }
  public struct AllowGroup {
    public var groupIds: [String]
    public init() {}
  }
  public struct DenyGroup {
    public var groupIds: [String]
    public init() {}
  }
  public init() {}
}
public struct Xmtp_MessageContents_PrivatePreferencesPayload {
  public var version: Xmtp_MessageContents_PrivatePreferencesPayload.OneOf_Version?
  public var v1: Xmtp_MessageContents_Ciphertext
  public enum OneOf_Version: Equatable {
    case v1(Xmtp_MessageContents_Ciphertext)
  }
  public init() {}
}
extension Xmtp_MessageContents_PrivatePreferencesAction: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_PrivatePreferencesAction.AllowAddress: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_PrivatePreferencesAction.DenyAddress: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_PrivatePreferencesAction.AllowInboxId: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_PrivatePreferencesAction.DenyInboxId: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_PrivatePreferencesAction.AllowGroup: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_PrivatePreferencesAction.DenyGroup: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_PrivatePreferencesPayload: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Proto/message_contents/public_key.pb.swift
import Foundation
import SwiftProtobuf
public struct Xmtp_MessageContents_UnsignedPublicKey {
  public var createdNs: UInt64
  public var union: Xmtp_MessageContents_UnsignedPublicKey.OneOf_Union?
  public var secp256K1Uncompressed: Xmtp_MessageContents_UnsignedPublicKey.Secp256k1Uncompressed
  public enum OneOf_Union: Equatable {
    case secp256K1Uncompressed(Xmtp_MessageContents_UnsignedPublicKey.Secp256k1Uncompressed)
  }
  public struct Secp256k1Uncompressed {
    public var bytes: Data
    public init() {}
  }
  public init() {}
}
public struct Xmtp_MessageContents_SignedPublicKey {
  public var keyBytes: Data
  public var signature: Xmtp_MessageContents_Signature
  public var hasSignature: Bool { get { } }
  public mutating func clearSignature() {}
  public init() {}
}
public struct Xmtp_MessageContents_SignedPublicKeyBundle {
  public var identityKey: Xmtp_MessageContents_SignedPublicKey
  public var hasIdentityKey: Bool { get { } }
  public mutating func clearIdentityKey() {}
  public var preKey: Xmtp_MessageContents_SignedPublicKey
  public var hasPreKey: Bool { get { } }
  public mutating func clearPreKey() {}
  public init() {}
}
public struct Xmtp_MessageContents_PublicKey {
  public var timestamp: UInt64
  public var signature: Xmtp_MessageContents_Signature
  public var hasSignature: Bool { get { } }
  public mutating func clearSignature() {}
  public var union: Xmtp_MessageContents_PublicKey.OneOf_Union?
  public var secp256K1Uncompressed: Xmtp_MessageContents_PublicKey.Secp256k1Uncompressed
  public enum OneOf_Union: Equatable {
    case secp256K1Uncompressed(Xmtp_MessageContents_PublicKey.Secp256k1Uncompressed)
  }
  public struct Secp256k1Uncompressed {
    public var bytes: Data
    public init() {}
  }
  public init() {}
}
public struct Xmtp_MessageContents_PublicKeyBundle {
  public var identityKey: Xmtp_MessageContents_PublicKey
  public var hasIdentityKey: Bool { get { } }
  public mutating func clearIdentityKey() {}
  public var preKey: Xmtp_MessageContents_PublicKey
  public var hasPreKey: Bool { get { } }
  public mutating func clearPreKey() {}
  public init() {}
}
extension Xmtp_MessageContents_UnsignedPublicKey: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_UnsignedPublicKey.Secp256k1Uncompressed: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_SignedPublicKey: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_SignedPublicKeyBundle: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_PublicKey: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_PublicKey.Secp256k1Uncompressed: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_PublicKeyBundle: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Proto/message_contents/signature.pb.swift
import Foundation
import SwiftProtobuf
public struct Xmtp_MessageContents_Signature {
  public var union: Xmtp_MessageContents_Signature.OneOf_Union?
  public var ecdsaCompact: Xmtp_MessageContents_Signature.ECDSACompact
  public var walletEcdsaCompact: Xmtp_MessageContents_Signature.WalletECDSACompact
  public enum OneOf_Union: Equatable {
    case ecdsaCompact(Xmtp_MessageContents_Signature.ECDSACompact)
    case walletEcdsaCompact(Xmtp_MessageContents_Signature.WalletECDSACompact)
  }
  public struct ECDSACompact {
    public var bytes: Data
    public var recovery: UInt32
    public init() {}
  }
  public struct WalletECDSACompact {
    public var bytes: Data
    public var recovery: UInt32
    public init() {}
  }
  public init() {}
}
extension Xmtp_MessageContents_Signature: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_Signature.ECDSACompact: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_MessageContents_Signature.WalletECDSACompact: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Proto/message_contents/signed_payload.pb.swift
import Foundation
import SwiftProtobuf
public struct Xmtp_MessageContents_SignedPayload {
  public var payload: Data
  public var signature: Xmtp_MessageContents_Signature
  public var hasSignature: Bool { get { } }
  public mutating func clearSignature() {}
  public init() {}
}
extension Xmtp_MessageContents_SignedPayload: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Proto/mls/message_contents/transcript_messages.pb.swift
import Foundation
import SwiftProtobuf
public struct Xmtp_Mls_MessageContents_MembershipChange {
  public var installationIds: [Data]
  public var accountAddress: String
  public var initiatedByAccountAddress: String
  public init() {}
}
public struct Xmtp_Mls_MessageContents_GroupMembershipChanges {
  public var membersAdded: [Xmtp_Mls_MessageContents_MembershipChange]
  public var membersRemoved: [Xmtp_Mls_MessageContents_MembershipChange]
  public var installationsAdded: [Xmtp_Mls_MessageContents_MembershipChange]
  public var installationsRemoved: [Xmtp_Mls_MessageContents_MembershipChange]
  public init() {}
}
public struct Xmtp_Mls_MessageContents_GroupUpdated {
  public var initiatedByInboxID: String
  public var addedInboxes: [Xmtp_Mls_MessageContents_GroupUpdated.Inbox]
  public var removedInboxes: [Xmtp_Mls_MessageContents_GroupUpdated.Inbox]
  public var metadataFieldChanges: [Xmtp_Mls_MessageContents_GroupUpdated.MetadataFieldChange]
  public struct Inbox {
    public var inboxID: String
    public init() {}
  }
  public struct MetadataFieldChange {
    public var fieldName: String
    public var oldValue: String
    public var hasOldValue: Bool { get { } }
    public mutating func clearOldValue() {}
    public var newValue: String
    public var hasNewValue: Bool { get { } }
    public mutating func clearNewValue() {}
    public init() {}
  }
  public init() {}
}
extension Xmtp_Mls_MessageContents_MembershipChange: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_Mls_MessageContents_GroupMembershipChanges: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_Mls_MessageContents_GroupUpdated: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_Mls_MessageContents_GroupUpdated.Inbox: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Xmtp_Mls_MessageContents_GroupUpdated.MetadataFieldChange: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// Push/XMTPPush.swift
import Connect
import UserNotifications
public typealias NotificationSubscription = Notifications_V1_Subscription
public typealias NotificationSubscriptionHmacKey = Notifications_V1_Subscription.HmacKey
import UIKit
public struct XMTPPush {
	public static var shared = XMTPPush()
	public mutating func setPushServer(_ server: String) {}
	public func request() async throws -> Bool {}
	public func register(token: String) async throws {}
	public func subscribe(topics: [String]) async throws {}
	public func subscribeWithMetadata(subscriptions: [NotificationSubscription]) async throws {}
	public func unsubscribe(topics: [String]) async throws {}
}
public struct XMTPPush {
	public static var shared = XMTPPush()
	public mutating func setPushServer(_: String) {}
	public func request() async throws -> Bool {}
	public func register(token _: String) async throws {}
	public func subscribe(topics _: [String]) async throws {}
	public func subscribeWithMetadata(subscriptions _: [NotificationSubscription]) async throws {}
	public func unsubscribe(topics _: [String]) async throws {}
}

// Push/service.pb.swift
import Foundation
import SwiftProtobuf
public struct Notifications_V1_DeliveryMechanism {
  public var deliveryMechanismType: Notifications_V1_DeliveryMechanism.OneOf_DeliveryMechanismType?
  public var apnsDeviceToken: String
  public var firebaseDeviceToken: String
  public var customToken: String
  public enum OneOf_DeliveryMechanismType: Equatable {
	case apnsDeviceToken(String)
	case firebaseDeviceToken(String)
	case customToken(String)
  }
  public init() {}
}
public struct Notifications_V1_RegisterInstallationRequest {
  public var installationID: String
  public var deliveryMechanism: Notifications_V1_DeliveryMechanism
  public var hasDeliveryMechanism: Bool { get { } }
  public mutating func clearDeliveryMechanism() {}
  public init() {}
}
public struct Notifications_V1_RegisterInstallationResponse {
  public var installationID: String
  public var validUntil: UInt64
  public init() {}
}
public struct Notifications_V1_DeleteInstallationRequest {
  public var installationID: String
  public init() {}
}
public struct Notifications_V1_Subscription {
  public var topic: String
  public var hmacKeys: [Notifications_V1_Subscription.HmacKey]
  public var isSilent: Bool
  public struct HmacKey {
	public var thirtyDayPeriodsSinceEpoch: UInt32
	public var key: Data
	public init() {}
  }
  public init() {}
}
public struct Notifications_V1_SubscribeWithMetadataRequest {
  public var installationID: String
  public var subscriptions: [Notifications_V1_Subscription]
  public init() {}
}
public struct Notifications_V1_SubscribeRequest {
  public var installationID: String
  public var topics: [String]
  public init() {}
}
public struct Notifications_V1_UnsubscribeRequest {
  public var installationID: String
  public var topics: [String]
  public init() {}
}
extension Notifications_V1_DeliveryMechanism: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Notifications_V1_RegisterInstallationRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Notifications_V1_RegisterInstallationResponse: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Notifications_V1_DeleteInstallationRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Notifications_V1_Subscription: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Notifications_V1_Subscription.HmacKey: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Notifications_V1_SubscribeWithMetadataRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Notifications_V1_SubscribeRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}
extension Notifications_V1_UnsubscribeRequest: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
}

// SendOptions.swift
import Foundation
public struct SendOptions {
	public var compression: EncodedContentCompression?
	public var contentType: ContentTypeID?
	public var ephemeral: Bool
	public init(compression: EncodedContentCompression? = nil, contentType: ContentTypeID? = nil, ephemeral: Bool = false) {}
}

// SigningKey.swift
import Foundation
import web3
import LibXMTP
public protocol SigningKey {
	var address: String { get }
	func sign(_ data: Data) async throws -> Signature
	func sign(message: String) async throws -> Signature
}

// Util.swift
import Foundation
import web3

// XMTPEnvironment.swift
import Foundation
public enum XMTPEnvironment: String, Sendable {
	case dev = "grpc.dev.xmtp.network:443",
	     production = "grpc.production.xmtp.network:443",
	     local = "localhost:5556"
	public var isSecure: Bool { get { } }
}

// XMTPLogger.swift
import Foundation
import LibXMTP
import os
