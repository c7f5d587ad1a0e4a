package org.xmtp.proto.keystore.api.v1
import com.google.protobuf.ByteString
object Keystore {
  enum class ErrorCode { ERROR_CODE_UNSPECIFIED, ERROR_CODE_INVALID_INPUT, ERROR_CODE_NO_MATCHING_PREKEY, UNRECOGNIZED }
  enum class JobType { JOB_TYPE_UNSPECIFIED, JOB_TYPE_REFRESH_V1, JOB_TYPE_REFRESH_V2, JOB_TYPE_REFRESH_PPPP, UNRECOGNIZED }
  class KeystoreError private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val message: String
    fun hasMessage(): Boolean
    val code: org.xmtp.proto.keystore.api.v1.Keystore.ErrorCode
    fun hasCode(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var message: String
      fun setMessage(value: String): Builder
      fun clearMessage(): Builder
      var code: org.xmtp.proto.keystore.api.v1.Keystore.ErrorCode
      fun setCode(value: org.xmtp.proto.keystore.api.v1.Keystore.ErrorCode): Builder
      fun clearCode(): Builder
      fun mergeFrom(other: KeystoreError): Builder
      fun build(): KeystoreError
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: KeystoreError): Builder
      fun getDefaultInstance(): KeystoreError
      fun parseFrom(data: ByteArray): KeystoreError
      fun parseFrom(data: ByteString): KeystoreError
    }
  }
  class DecryptV1Request private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val requestsList: List<org.xmtp.proto.keystore.api.v1.Keystore.DecryptV1Request.Request>
    val requestsCount: Int
    fun getRequests(index: Int): org.xmtp.proto.keystore.api.v1.Keystore.DecryptV1Request.Request
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val requestsList: List<org.xmtp.proto.keystore.api.v1.Keystore.DecryptV1Request.Request>
      fun addRequests(value: org.xmtp.proto.keystore.api.v1.Keystore.DecryptV1Request.Request): Builder
      fun addAllRequests(values: Iterable<org.xmtp.proto.keystore.api.v1.Keystore.DecryptV1Request.Request>): Builder
      fun mergeFrom(other: DecryptV1Request): Builder
      fun build(): DecryptV1Request
    }
    class Request private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val payload: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext
      fun hasPayload(): Boolean
      val peerKeys: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle
      fun hasPeerKeys(): Boolean
      val headerBytes: ByteString
      fun hasHeaderBytes(): Boolean
      val isSender: Boolean
      fun hasIsSender(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var payload: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext
        fun setPayload(value: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext): Builder
        fun clearPayload(): Builder
        var peerKeys: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle
        fun setPeerKeys(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle): Builder
        fun clearPeerKeys(): Builder
        var headerBytes: ByteString
        fun setHeaderBytes(value: ByteString): Builder
        fun clearHeaderBytes(): Builder
        var isSender: Boolean
        fun setIsSender(value: Boolean): Builder
        fun clearIsSender(): Builder
        fun mergeFrom(other: Request): Builder
        fun build(): Request
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Request): Builder
        fun getDefaultInstance(): Request
        fun parseFrom(data: ByteArray): Request
        fun parseFrom(data: ByteString): Request
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: DecryptV1Request): Builder
      fun getDefaultInstance(): DecryptV1Request
      fun parseFrom(data: ByteArray): DecryptV1Request
      fun parseFrom(data: ByteString): DecryptV1Request
    }
  }
  class DecryptResponse private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val responsesList: List<org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response>
    val responsesCount: Int
    fun getResponses(index: Int): org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val responsesList: List<org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response>
      fun addResponses(value: org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response): Builder
      fun addAllResponses(values: Iterable<org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response>): Builder
      fun mergeFrom(other: DecryptResponse): Builder
      fun build(): DecryptResponse
    }
    class Response private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val result: org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response.Success
      fun hasResult(): Boolean
      val error: org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError
      fun hasError(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        fun clearResponse(): Builder
        var result: org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response.Success
        fun setResult(value: org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response.Success): Builder
        fun clearResult(): Builder
        var error: org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError
        fun setError(value: org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError): Builder
        fun clearError(): Builder
        fun mergeFrom(other: Response): Builder
        fun build(): Response
      }
      class Success private constructor(unused: Any) : com.google.protobuf.MessageLite() {
        val decrypted: ByteString
        fun hasDecrypted(): Boolean
        fun toBuilder(): Builder
        class Builder private constructor(unused: Any) {
          var decrypted: ByteString
          fun setDecrypted(value: ByteString): Builder
          fun clearDecrypted(): Builder
          fun mergeFrom(other: Success): Builder
          fun build(): Success
        }
        companion object {
          fun newBuilder(): Builder
          fun newBuilder(prototype: Success): Builder
          fun getDefaultInstance(): Success
          fun parseFrom(data: ByteArray): Success
          fun parseFrom(data: ByteString): Success
        }
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Response): Builder
        fun getDefaultInstance(): Response
        fun parseFrom(data: ByteArray): Response
        fun parseFrom(data: ByteString): Response
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: DecryptResponse): Builder
      fun getDefaultInstance(): DecryptResponse
      fun parseFrom(data: ByteArray): DecryptResponse
      fun parseFrom(data: ByteString): DecryptResponse
    }
  }
  class DecryptV2Request private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val requestsList: List<org.xmtp.proto.keystore.api.v1.Keystore.DecryptV2Request.Request>
    val requestsCount: Int
    fun getRequests(index: Int): org.xmtp.proto.keystore.api.v1.Keystore.DecryptV2Request.Request
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val requestsList: List<org.xmtp.proto.keystore.api.v1.Keystore.DecryptV2Request.Request>
      fun addRequests(value: org.xmtp.proto.keystore.api.v1.Keystore.DecryptV2Request.Request): Builder
      fun addAllRequests(values: Iterable<org.xmtp.proto.keystore.api.v1.Keystore.DecryptV2Request.Request>): Builder
      fun mergeFrom(other: DecryptV2Request): Builder
      fun build(): DecryptV2Request
    }
    class Request private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val payload: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext
      fun hasPayload(): Boolean
      val headerBytes: ByteString
      fun hasHeaderBytes(): Boolean
      val contentTopic: String
      fun hasContentTopic(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var payload: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext
        fun setPayload(value: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext): Builder
        fun clearPayload(): Builder
        var headerBytes: ByteString
        fun setHeaderBytes(value: ByteString): Builder
        fun clearHeaderBytes(): Builder
        var contentTopic: String
        fun setContentTopic(value: String): Builder
        fun clearContentTopic(): Builder
        fun mergeFrom(other: Request): Builder
        fun build(): Request
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Request): Builder
        fun getDefaultInstance(): Request
        fun parseFrom(data: ByteArray): Request
        fun parseFrom(data: ByteString): Request
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: DecryptV2Request): Builder
      fun getDefaultInstance(): DecryptV2Request
      fun parseFrom(data: ByteArray): DecryptV2Request
      fun parseFrom(data: ByteString): DecryptV2Request
    }
  }
  class EncryptV1Request private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val requestsList: List<org.xmtp.proto.keystore.api.v1.Keystore.EncryptV1Request.Request>
    val requestsCount: Int
    fun getRequests(index: Int): org.xmtp.proto.keystore.api.v1.Keystore.EncryptV1Request.Request
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val requestsList: List<org.xmtp.proto.keystore.api.v1.Keystore.EncryptV1Request.Request>
      fun addRequests(value: org.xmtp.proto.keystore.api.v1.Keystore.EncryptV1Request.Request): Builder
      fun addAllRequests(values: Iterable<org.xmtp.proto.keystore.api.v1.Keystore.EncryptV1Request.Request>): Builder
      fun mergeFrom(other: EncryptV1Request): Builder
      fun build(): EncryptV1Request
    }
    class Request private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val recipient: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle
      fun hasRecipient(): Boolean
      val payload: ByteString
      fun hasPayload(): Boolean
      val headerBytes: ByteString
      fun hasHeaderBytes(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var recipient: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle
        fun setRecipient(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle): Builder
        fun clearRecipient(): Builder
        var payload: ByteString
        fun setPayload(value: ByteString): Builder
        fun clearPayload(): Builder
        var headerBytes: ByteString
        fun setHeaderBytes(value: ByteString): Builder
        fun clearHeaderBytes(): Builder
        fun mergeFrom(other: Request): Builder
        fun build(): Request
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Request): Builder
        fun getDefaultInstance(): Request
        fun parseFrom(data: ByteArray): Request
        fun parseFrom(data: ByteString): Request
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: EncryptV1Request): Builder
      fun getDefaultInstance(): EncryptV1Request
      fun parseFrom(data: ByteArray): EncryptV1Request
      fun parseFrom(data: ByteString): EncryptV1Request
    }
  }
  class EncryptResponse private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val responsesList: List<org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response>
    val responsesCount: Int
    fun getResponses(index: Int): org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val responsesList: List<org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response>
      fun addResponses(value: org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response): Builder
      fun addAllResponses(values: Iterable<org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response>): Builder
      fun mergeFrom(other: EncryptResponse): Builder
      fun build(): EncryptResponse
    }
    class Response private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val result: org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response.Success
      fun hasResult(): Boolean
      val error: org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError
      fun hasError(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        fun clearResponse(): Builder
        var result: org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response.Success
        fun setResult(value: org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response.Success): Builder
        fun clearResult(): Builder
        var error: org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError
        fun setError(value: org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError): Builder
        fun clearError(): Builder
        fun mergeFrom(other: Response): Builder
        fun build(): Response
      }
      class Success private constructor(unused: Any) : com.google.protobuf.MessageLite() {
        val encrypted: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext
        fun hasEncrypted(): Boolean
        val senderHmac: ByteString
        fun hasSenderHmac(): Boolean
        fun toBuilder(): Builder
        class Builder private constructor(unused: Any) {
          var encrypted: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext
          fun setEncrypted(value: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext): Builder
          fun clearEncrypted(): Builder
          var senderHmac: ByteString
          fun setSenderHmac(value: ByteString): Builder
          fun clearSenderHmac(): Builder
          fun mergeFrom(other: Success): Builder
          fun build(): Success
        }
        companion object {
          fun newBuilder(): Builder
          fun newBuilder(prototype: Success): Builder
          fun getDefaultInstance(): Success
          fun parseFrom(data: ByteArray): Success
          fun parseFrom(data: ByteString): Success
        }
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Response): Builder
        fun getDefaultInstance(): Response
        fun parseFrom(data: ByteArray): Response
        fun parseFrom(data: ByteString): Response
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: EncryptResponse): Builder
      fun getDefaultInstance(): EncryptResponse
      fun parseFrom(data: ByteArray): EncryptResponse
      fun parseFrom(data: ByteString): EncryptResponse
    }
  }
  class EncryptV2Request private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val requestsList: List<org.xmtp.proto.keystore.api.v1.Keystore.EncryptV2Request.Request>
    val requestsCount: Int
    fun getRequests(index: Int): org.xmtp.proto.keystore.api.v1.Keystore.EncryptV2Request.Request
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val requestsList: List<org.xmtp.proto.keystore.api.v1.Keystore.EncryptV2Request.Request>
      fun addRequests(value: org.xmtp.proto.keystore.api.v1.Keystore.EncryptV2Request.Request): Builder
      fun addAllRequests(values: Iterable<org.xmtp.proto.keystore.api.v1.Keystore.EncryptV2Request.Request>): Builder
      fun mergeFrom(other: EncryptV2Request): Builder
      fun build(): EncryptV2Request
    }
    class Request private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val payload: ByteString
      fun hasPayload(): Boolean
      val headerBytes: ByteString
      fun hasHeaderBytes(): Boolean
      val contentTopic: String
      fun hasContentTopic(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var payload: ByteString
        fun setPayload(value: ByteString): Builder
        fun clearPayload(): Builder
        var headerBytes: ByteString
        fun setHeaderBytes(value: ByteString): Builder
        fun clearHeaderBytes(): Builder
        var contentTopic: String
        fun setContentTopic(value: String): Builder
        fun clearContentTopic(): Builder
        fun mergeFrom(other: Request): Builder
        fun build(): Request
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Request): Builder
        fun getDefaultInstance(): Request
        fun parseFrom(data: ByteArray): Request
        fun parseFrom(data: ByteString): Request
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: EncryptV2Request): Builder
      fun getDefaultInstance(): EncryptV2Request
      fun parseFrom(data: ByteArray): EncryptV2Request
      fun parseFrom(data: ByteString): EncryptV2Request
    }
  }
  class SelfEncryptRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val requestsList: List<org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptRequest.Request>
    val requestsCount: Int
    fun getRequests(index: Int): org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptRequest.Request
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val requestsList: List<org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptRequest.Request>
      fun addRequests(value: org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptRequest.Request): Builder
      fun addAllRequests(values: Iterable<org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptRequest.Request>): Builder
      fun mergeFrom(other: SelfEncryptRequest): Builder
      fun build(): SelfEncryptRequest
    }
    class Request private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val payload: ByteString
      fun hasPayload(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var payload: ByteString
        fun setPayload(value: ByteString): Builder
        fun clearPayload(): Builder
        fun mergeFrom(other: Request): Builder
        fun build(): Request
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Request): Builder
        fun getDefaultInstance(): Request
        fun parseFrom(data: ByteArray): Request
        fun parseFrom(data: ByteString): Request
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SelfEncryptRequest): Builder
      fun getDefaultInstance(): SelfEncryptRequest
      fun parseFrom(data: ByteArray): SelfEncryptRequest
      fun parseFrom(data: ByteString): SelfEncryptRequest
    }
  }
  class SelfEncryptResponse private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val responsesList: List<org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response>
    val responsesCount: Int
    fun getResponses(index: Int): org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val responsesList: List<org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response>
      fun addResponses(value: org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response): Builder
      fun addAllResponses(values: Iterable<org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response>): Builder
      fun mergeFrom(other: SelfEncryptResponse): Builder
      fun build(): SelfEncryptResponse
    }
    class Response private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val result: org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response.Success
      fun hasResult(): Boolean
      val error: org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError
      fun hasError(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        fun clearResponse(): Builder
        var result: org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response.Success
        fun setResult(value: org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response.Success): Builder
        fun clearResult(): Builder
        var error: org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError
        fun setError(value: org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError): Builder
        fun clearError(): Builder
        fun mergeFrom(other: Response): Builder
        fun build(): Response
      }
      class Success private constructor(unused: Any) : com.google.protobuf.MessageLite() {
        val encrypted: ByteString
        fun hasEncrypted(): Boolean
        fun toBuilder(): Builder
        class Builder private constructor(unused: Any) {
          var encrypted: ByteString
          fun setEncrypted(value: ByteString): Builder
          fun clearEncrypted(): Builder
          fun mergeFrom(other: Success): Builder
          fun build(): Success
        }
        companion object {
          fun newBuilder(): Builder
          fun newBuilder(prototype: Success): Builder
          fun getDefaultInstance(): Success
          fun parseFrom(data: ByteArray): Success
          fun parseFrom(data: ByteString): Success
        }
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Response): Builder
        fun getDefaultInstance(): Response
        fun parseFrom(data: ByteArray): Response
        fun parseFrom(data: ByteString): Response
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SelfEncryptResponse): Builder
      fun getDefaultInstance(): SelfEncryptResponse
      fun parseFrom(data: ByteArray): SelfEncryptResponse
      fun parseFrom(data: ByteString): SelfEncryptResponse
    }
  }
  class SelfDecryptRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val requestsList: List<org.xmtp.proto.keystore.api.v1.Keystore.SelfDecryptRequest.Request>
    val requestsCount: Int
    fun getRequests(index: Int): org.xmtp.proto.keystore.api.v1.Keystore.SelfDecryptRequest.Request
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val requestsList: List<org.xmtp.proto.keystore.api.v1.Keystore.SelfDecryptRequest.Request>
      fun addRequests(value: org.xmtp.proto.keystore.api.v1.Keystore.SelfDecryptRequest.Request): Builder
      fun addAllRequests(values: Iterable<org.xmtp.proto.keystore.api.v1.Keystore.SelfDecryptRequest.Request>): Builder
      fun mergeFrom(other: SelfDecryptRequest): Builder
      fun build(): SelfDecryptRequest
    }
    class Request private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val payload: ByteString
      fun hasPayload(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var payload: ByteString
        fun setPayload(value: ByteString): Builder
        fun clearPayload(): Builder
        fun mergeFrom(other: Request): Builder
        fun build(): Request
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Request): Builder
        fun getDefaultInstance(): Request
        fun parseFrom(data: ByteArray): Request
        fun parseFrom(data: ByteString): Request
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SelfDecryptRequest): Builder
      fun getDefaultInstance(): SelfDecryptRequest
      fun parseFrom(data: ByteArray): SelfDecryptRequest
      fun parseFrom(data: ByteString): SelfDecryptRequest
    }
  }
  class GetPrivatePreferencesTopicIdentifierResponse private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val identifier: String
    fun hasIdentifier(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var identifier: String
      fun setIdentifier(value: String): Builder
      fun clearIdentifier(): Builder
      fun mergeFrom(other: GetPrivatePreferencesTopicIdentifierResponse): Builder
      fun build(): GetPrivatePreferencesTopicIdentifierResponse
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: GetPrivatePreferencesTopicIdentifierResponse): Builder
      fun getDefaultInstance(): GetPrivatePreferencesTopicIdentifierResponse
      fun parseFrom(data: ByteArray): GetPrivatePreferencesTopicIdentifierResponse
      fun parseFrom(data: ByteString): GetPrivatePreferencesTopicIdentifierResponse
    }
  }
  class CreateInviteRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val context: org.xmtp.proto.message.contents.Invitation.InvitationV1.Context
    fun hasContext(): Boolean
    val recipient: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle
    fun hasRecipient(): Boolean
    val createdNs: Long
    fun hasCreatedNs(): Boolean
    val consentProof: org.xmtp.proto.message.contents.Invitation.ConsentProofPayload
    fun hasConsentProof(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var context: org.xmtp.proto.message.contents.Invitation.InvitationV1.Context
      fun setContext(value: org.xmtp.proto.message.contents.Invitation.InvitationV1.Context): Builder
      fun clearContext(): Builder
      var recipient: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle
      fun setRecipient(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle): Builder
      fun clearRecipient(): Builder
      var createdNs: Long
      fun setCreatedNs(value: Long): Builder
      fun clearCreatedNs(): Builder
      var consentProof: org.xmtp.proto.message.contents.Invitation.ConsentProofPayload
      fun setConsentProof(value: org.xmtp.proto.message.contents.Invitation.ConsentProofPayload): Builder
      fun clearConsentProof(): Builder
      fun mergeFrom(other: CreateInviteRequest): Builder
      fun build(): CreateInviteRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: CreateInviteRequest): Builder
      fun getDefaultInstance(): CreateInviteRequest
      fun parseFrom(data: ByteArray): CreateInviteRequest
      fun parseFrom(data: ByteString): CreateInviteRequest
    }
  }
  class CreateInviteResponse private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val conversation: Any
    fun hasConversation(): Boolean
    val payload: ByteString
    fun hasPayload(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var conversation: Any
      fun setConversation(value: Any): Builder
      fun clearConversation(): Builder
      var payload: ByteString
      fun setPayload(value: ByteString): Builder
      fun clearPayload(): Builder
      fun mergeFrom(other: CreateInviteResponse): Builder
      fun build(): CreateInviteResponse
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: CreateInviteResponse): Builder
      fun getDefaultInstance(): CreateInviteResponse
      fun parseFrom(data: ByteArray): CreateInviteResponse
      fun parseFrom(data: ByteString): CreateInviteResponse
    }
  }
  class SaveInvitesRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val requestsList: List<org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesRequest.Request>
    val requestsCount: Int
    fun getRequests(index: Int): org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesRequest.Request
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val requestsList: List<org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesRequest.Request>
      fun addRequests(value: org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesRequest.Request): Builder
      fun addAllRequests(values: Iterable<org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesRequest.Request>): Builder
      fun mergeFrom(other: SaveInvitesRequest): Builder
      fun build(): SaveInvitesRequest
    }
    class Request private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val contentTopic: String
      fun hasContentTopic(): Boolean
      val timestampNs: Long
      fun hasTimestampNs(): Boolean
      val payload: ByteString
      fun hasPayload(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var contentTopic: String
        fun setContentTopic(value: String): Builder
        fun clearContentTopic(): Builder
        var timestampNs: Long
        fun setTimestampNs(value: Long): Builder
        fun clearTimestampNs(): Builder
        var payload: ByteString
        fun setPayload(value: ByteString): Builder
        fun clearPayload(): Builder
        fun mergeFrom(other: Request): Builder
        fun build(): Request
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Request): Builder
        fun getDefaultInstance(): Request
        fun parseFrom(data: ByteArray): Request
        fun parseFrom(data: ByteString): Request
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SaveInvitesRequest): Builder
      fun getDefaultInstance(): SaveInvitesRequest
      fun parseFrom(data: ByteArray): SaveInvitesRequest
      fun parseFrom(data: ByteString): SaveInvitesRequest
    }
  }
  class SaveInvitesResponse private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val responsesList: List<org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response>
    val responsesCount: Int
    fun getResponses(index: Int): org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val responsesList: List<org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response>
      fun addResponses(value: org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response): Builder
      fun addAllResponses(values: Iterable<org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response>): Builder
      fun mergeFrom(other: SaveInvitesResponse): Builder
      fun build(): SaveInvitesResponse
    }
    class Response private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val result: org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response.Success
      fun hasResult(): Boolean
      val error: org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError
      fun hasError(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        fun clearResponse(): Builder
        var result: org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response.Success
        fun setResult(value: org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response.Success): Builder
        fun clearResult(): Builder
        var error: org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError
        fun setError(value: org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError): Builder
        fun clearError(): Builder
        fun mergeFrom(other: Response): Builder
        fun build(): Response
      }
      class Success private constructor(unused: Any) : com.google.protobuf.MessageLite() {
        val conversation: Any
        fun hasConversation(): Boolean
        fun toBuilder(): Builder
        class Builder private constructor(unused: Any) {
          var conversation: Any
          fun setConversation(value: Any): Builder
          fun clearConversation(): Builder
          fun mergeFrom(other: Success): Builder
          fun build(): Success
        }
        companion object {
          fun newBuilder(): Builder
          fun newBuilder(prototype: Success): Builder
          fun getDefaultInstance(): Success
          fun parseFrom(data: ByteArray): Success
          fun parseFrom(data: ByteString): Success
        }
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Response): Builder
        fun getDefaultInstance(): Response
        fun parseFrom(data: ByteArray): Response
        fun parseFrom(data: ByteString): Response
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SaveInvitesResponse): Builder
      fun getDefaultInstance(): SaveInvitesResponse
      fun parseFrom(data: ByteArray): SaveInvitesResponse
      fun parseFrom(data: ByteString): SaveInvitesResponse
    }
  }
  class CreateAuthTokenRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val timestampNs: Long
    fun hasTimestampNs(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var timestampNs: Long
      fun setTimestampNs(value: Long): Builder
      fun clearTimestampNs(): Builder
      fun mergeFrom(other: CreateAuthTokenRequest): Builder
      fun build(): CreateAuthTokenRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: CreateAuthTokenRequest): Builder
      fun getDefaultInstance(): CreateAuthTokenRequest
      fun parseFrom(data: ByteArray): CreateAuthTokenRequest
      fun parseFrom(data: ByteString): CreateAuthTokenRequest
    }
  }
  class SaveV1ConversationsRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val conversationsList: List<Any>
    val conversationsCount: Int
    fun getConversations(index: Int): Any
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val conversationsList: List<Any>
      fun addConversations(value: Any): Builder
      fun addAllConversations(values: Iterable<Any>): Builder
      fun mergeFrom(other: SaveV1ConversationsRequest): Builder
      fun build(): SaveV1ConversationsRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SaveV1ConversationsRequest): Builder
      fun getDefaultInstance(): SaveV1ConversationsRequest
      fun parseFrom(data: ByteArray): SaveV1ConversationsRequest
      fun parseFrom(data: ByteString): SaveV1ConversationsRequest
    }
  }
  class SaveV1ConversationsResponse private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      fun mergeFrom(other: SaveV1ConversationsResponse): Builder
      fun build(): SaveV1ConversationsResponse
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SaveV1ConversationsResponse): Builder
      fun getDefaultInstance(): SaveV1ConversationsResponse
      fun parseFrom(data: ByteArray): SaveV1ConversationsResponse
      fun parseFrom(data: ByteString): SaveV1ConversationsResponse
    }
  }
  class GetConversationsResponse private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val conversationsList: List<Any>
    val conversationsCount: Int
    fun getConversations(index: Int): Any
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val conversationsList: List<Any>
      fun addConversations(value: Any): Builder
      fun addAllConversations(values: Iterable<Any>): Builder
      fun mergeFrom(other: GetConversationsResponse): Builder
      fun build(): GetConversationsResponse
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: GetConversationsResponse): Builder
      fun getDefaultInstance(): GetConversationsResponse
      fun parseFrom(data: ByteArray): GetConversationsResponse
      fun parseFrom(data: ByteString): GetConversationsResponse
    }
  }
  class GetKeystoreStatusRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val walletAddress: String
    fun hasWalletAddress(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var walletAddress: String
      fun setWalletAddress(value: String): Builder
      fun clearWalletAddress(): Builder
      fun mergeFrom(other: GetKeystoreStatusRequest): Builder
      fun build(): GetKeystoreStatusRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: GetKeystoreStatusRequest): Builder
      fun getDefaultInstance(): GetKeystoreStatusRequest
      fun parseFrom(data: ByteArray): GetKeystoreStatusRequest
      fun parseFrom(data: ByteString): GetKeystoreStatusRequest
    }
  }
  class GetKeystoreStatusResponse private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val status: org.xmtp.proto.keystore.api.v1.Keystore.GetKeystoreStatusResponse.KeystoreStatus
    fun hasStatus(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var status: org.xmtp.proto.keystore.api.v1.Keystore.GetKeystoreStatusResponse.KeystoreStatus
      fun setStatus(value: org.xmtp.proto.keystore.api.v1.Keystore.GetKeystoreStatusResponse.KeystoreStatus): Builder
      fun clearStatus(): Builder
      fun mergeFrom(other: GetKeystoreStatusResponse): Builder
      fun build(): GetKeystoreStatusResponse
    }
    enum class KeystoreStatus { KEYSTORE_STATUS_UNSPECIFIED, KEYSTORE_STATUS_UNINITIALIZED, KEYSTORE_STATUS_INITIALIZED, UNRECOGNIZED }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: GetKeystoreStatusResponse): Builder
      fun getDefaultInstance(): GetKeystoreStatusResponse
      fun parseFrom(data: ByteArray): GetKeystoreStatusResponse
      fun parseFrom(data: ByteString): GetKeystoreStatusResponse
    }
  }
  class InitKeystoreRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val v1: org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1
    fun hasV1(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      fun clearBundle(): Builder
      var v1: org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1
      fun setV1(value: org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1): Builder
      fun clearV1(): Builder
      fun mergeFrom(other: InitKeystoreRequest): Builder
      fun build(): InitKeystoreRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: InitKeystoreRequest): Builder
      fun getDefaultInstance(): InitKeystoreRequest
      fun parseFrom(data: ByteArray): InitKeystoreRequest
      fun parseFrom(data: ByteString): InitKeystoreRequest
    }
  }
  class InitKeystoreResponse private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val error: org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError
    fun hasError(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var error: org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError
      fun setError(value: org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError): Builder
      fun clearError(): Builder
      fun mergeFrom(other: InitKeystoreResponse): Builder
      fun build(): InitKeystoreResponse
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: InitKeystoreResponse): Builder
      fun getDefaultInstance(): InitKeystoreResponse
      fun parseFrom(data: ByteArray): InitKeystoreResponse
      fun parseFrom(data: ByteString): InitKeystoreResponse
    }
  }
  class SignDigestRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val digest: ByteString
    fun hasDigest(): Boolean
    val identityKey: Boolean
    fun hasIdentityKey(): Boolean
    val prekeyIndex: Int
    fun hasPrekeyIndex(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var digest: ByteString
      fun setDigest(value: ByteString): Builder
      fun clearDigest(): Builder
      fun clearSigner(): Builder
      var identityKey: Boolean
      fun setIdentityKey(value: Boolean): Builder
      fun clearIdentityKey(): Builder
      var prekeyIndex: Int
      fun setPrekeyIndex(value: Int): Builder
      fun clearPrekeyIndex(): Builder
      fun mergeFrom(other: SignDigestRequest): Builder
      fun build(): SignDigestRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SignDigestRequest): Builder
      fun getDefaultInstance(): SignDigestRequest
      fun parseFrom(data: ByteArray): SignDigestRequest
      fun parseFrom(data: ByteString): SignDigestRequest
    }
  }
  class GetRefreshJobRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val jobType: org.xmtp.proto.keystore.api.v1.Keystore.JobType
    fun hasJobType(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var jobType: org.xmtp.proto.keystore.api.v1.Keystore.JobType
      fun setJobType(value: org.xmtp.proto.keystore.api.v1.Keystore.JobType): Builder
      fun clearJobType(): Builder
      fun mergeFrom(other: GetRefreshJobRequest): Builder
      fun build(): GetRefreshJobRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: GetRefreshJobRequest): Builder
      fun getDefaultInstance(): GetRefreshJobRequest
      fun parseFrom(data: ByteArray): GetRefreshJobRequest
      fun parseFrom(data: ByteString): GetRefreshJobRequest
    }
  }
  class GetRefreshJobResponse private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val lastRunNs: Long
    fun hasLastRunNs(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var lastRunNs: Long
      fun setLastRunNs(value: Long): Builder
      fun clearLastRunNs(): Builder
      fun mergeFrom(other: GetRefreshJobResponse): Builder
      fun build(): GetRefreshJobResponse
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: GetRefreshJobResponse): Builder
      fun getDefaultInstance(): GetRefreshJobResponse
      fun parseFrom(data: ByteArray): GetRefreshJobResponse
      fun parseFrom(data: ByteString): GetRefreshJobResponse
    }
  }
  class SetRefeshJobRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val jobType: org.xmtp.proto.keystore.api.v1.Keystore.JobType
    fun hasJobType(): Boolean
    val lastRunNs: Long
    fun hasLastRunNs(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var jobType: org.xmtp.proto.keystore.api.v1.Keystore.JobType
      fun setJobType(value: org.xmtp.proto.keystore.api.v1.Keystore.JobType): Builder
      fun clearJobType(): Builder
      var lastRunNs: Long
      fun setLastRunNs(value: Long): Builder
      fun clearLastRunNs(): Builder
      fun mergeFrom(other: SetRefeshJobRequest): Builder
      fun build(): SetRefeshJobRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SetRefeshJobRequest): Builder
      fun getDefaultInstance(): SetRefeshJobRequest
      fun parseFrom(data: ByteArray): SetRefeshJobRequest
      fun parseFrom(data: ByteString): SetRefeshJobRequest
    }
  }
  class SetRefreshJobResponse private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      fun mergeFrom(other: SetRefreshJobResponse): Builder
      fun build(): SetRefreshJobResponse
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SetRefreshJobResponse): Builder
      fun getDefaultInstance(): SetRefreshJobResponse
      fun parseFrom(data: ByteArray): SetRefreshJobResponse
      fun parseFrom(data: ByteString): SetRefreshJobResponse
    }
  }
  class TopicMap private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val topicsMap: Map<String, org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData>
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val topicsMap: Map<String, org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData>
      fun putTopics(key: String, value: org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData): Builder
      fun putAllTopics(values: Map<String, org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData>): Builder
      fun mergeFrom(other: TopicMap): Builder
      fun build(): TopicMap
    }
    class TopicData private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val createdNs: Long
      fun hasCreatedNs(): Boolean
      val peerAddress: String
      fun hasPeerAddress(): Boolean
      val invitation: org.xmtp.proto.message.contents.Invitation.InvitationV1
      fun hasInvitation(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var createdNs: Long
        fun setCreatedNs(value: Long): Builder
        fun clearCreatedNs(): Builder
        var peerAddress: String
        fun setPeerAddress(value: String): Builder
        fun clearPeerAddress(): Builder
        var invitation: org.xmtp.proto.message.contents.Invitation.InvitationV1
        fun setInvitation(value: org.xmtp.proto.message.contents.Invitation.InvitationV1): Builder
        fun clearInvitation(): Builder
        fun mergeFrom(other: TopicData): Builder
        fun build(): TopicData
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: TopicData): Builder
        fun getDefaultInstance(): TopicData
        fun parseFrom(data: ByteArray): TopicData
        fun parseFrom(data: ByteString): TopicData
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: TopicMap): Builder
      fun getDefaultInstance(): TopicMap
      fun parseFrom(data: ByteArray): TopicMap
      fun parseFrom(data: ByteString): TopicMap
    }
  }
  class GetConversationHmacKeysRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val topicsList: List<String>
    val topicsCount: Int
    fun getTopics(index: Int): String
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val topicsList: List<String>
      fun addTopics(value: String): Builder
      fun addAllTopics(values: Iterable<String>): Builder
      fun mergeFrom(other: GetConversationHmacKeysRequest): Builder
      fun build(): GetConversationHmacKeysRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: GetConversationHmacKeysRequest): Builder
      fun getDefaultInstance(): GetConversationHmacKeysRequest
      fun parseFrom(data: ByteArray): GetConversationHmacKeysRequest
      fun parseFrom(data: ByteString): GetConversationHmacKeysRequest
    }
  }
  class GetConversationHmacKeysResponse private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val hmacKeysMap: Map<String, org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeys>
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val hmacKeysMap: Map<String, org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeys>
      fun putHmacKeys(key: String, value: org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeys): Builder
      fun putAllHmacKeys(values: Map<String, org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeys>): Builder
      fun mergeFrom(other: GetConversationHmacKeysResponse): Builder
      fun build(): GetConversationHmacKeysResponse
    }
    class HmacKeyData private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val thirtyDayPeriodsSinceEpoch: Int
      fun hasThirtyDayPeriodsSinceEpoch(): Boolean
      val hmacKey: ByteString
      fun hasHmacKey(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var thirtyDayPeriodsSinceEpoch: Int
        fun setThirtyDayPeriodsSinceEpoch(value: Int): Builder
        fun clearThirtyDayPeriodsSinceEpoch(): Builder
        var hmacKey: ByteString
        fun setHmacKey(value: ByteString): Builder
        fun clearHmacKey(): Builder
        fun mergeFrom(other: HmacKeyData): Builder
        fun build(): HmacKeyData
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: HmacKeyData): Builder
        fun getDefaultInstance(): HmacKeyData
        fun parseFrom(data: ByteArray): HmacKeyData
        fun parseFrom(data: ByteString): HmacKeyData
      }
    }
    class HmacKeys private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val valuesList: List<org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeyData>
      val valuesCount: Int
      fun getValues(index: Int): org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeyData
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        val valuesList: List<org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeyData>
        fun addValues(value: org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeyData): Builder
        fun addAllValues(values: Iterable<org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeyData>): Builder
        fun mergeFrom(other: HmacKeys): Builder
        fun build(): HmacKeys
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: HmacKeys): Builder
        fun getDefaultInstance(): HmacKeys
        fun parseFrom(data: ByteArray): HmacKeys
        fun parseFrom(data: ByteString): HmacKeys
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: GetConversationHmacKeysResponse): Builder
      fun getDefaultInstance(): GetConversationHmacKeysResponse
      fun parseFrom(data: ByteArray): GetConversationHmacKeysResponse
      fun parseFrom(data: ByteString): GetConversationHmacKeysResponse
    }
  }
}
package org.xmtp.proto.message.api.v1
import com.google.protobuf.ByteString
object Authn {
  class Token private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val identityKey: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey
    fun hasIdentityKey(): Boolean
    val authDataBytes: ByteString
    fun hasAuthDataBytes(): Boolean
    val authDataSignature: org.xmtp.proto.message.contents.SignatureOuterClass.Signature
    fun hasAuthDataSignature(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var identityKey: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey
      fun setIdentityKey(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey): Builder
      fun clearIdentityKey(): Builder
      var authDataBytes: ByteString
      fun setAuthDataBytes(value: ByteString): Builder
      fun clearAuthDataBytes(): Builder
      var authDataSignature: org.xmtp.proto.message.contents.SignatureOuterClass.Signature
      fun setAuthDataSignature(value: org.xmtp.proto.message.contents.SignatureOuterClass.Signature): Builder
      fun clearAuthDataSignature(): Builder
      fun mergeFrom(other: Token): Builder
      fun build(): Token
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: Token): Builder
      fun getDefaultInstance(): Token
      fun parseFrom(data: ByteArray): Token
      fun parseFrom(data: ByteString): Token
    }
  }
  class AuthData private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val walletAddr: String
    fun hasWalletAddr(): Boolean
    val createdNs: Long
    fun hasCreatedNs(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var walletAddr: String
      fun setWalletAddr(value: String): Builder
      fun clearWalletAddr(): Builder
      var createdNs: Long
      fun setCreatedNs(value: Long): Builder
      fun clearCreatedNs(): Builder
      fun mergeFrom(other: AuthData): Builder
      fun build(): AuthData
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: AuthData): Builder
      fun getDefaultInstance(): AuthData
      fun parseFrom(data: ByteArray): AuthData
      fun parseFrom(data: ByteString): AuthData
    }
  }
}
package org.xmtp.proto.message.api.v1
import com.google.protobuf.ByteString
object MessageApiOuterClass {
  enum class SortDirection { SORT_DIRECTION_UNSPECIFIED, SORT_DIRECTION_ASCENDING, SORT_DIRECTION_DESCENDING, UNRECOGNIZED }
  class IndexCursor private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val digest: ByteString
    fun hasDigest(): Boolean
    val senderTimeNs: Long
    fun hasSenderTimeNs(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var digest: ByteString
      fun setDigest(value: ByteString): Builder
      fun clearDigest(): Builder
      var senderTimeNs: Long
      fun setSenderTimeNs(value: Long): Builder
      fun clearSenderTimeNs(): Builder
      fun mergeFrom(other: IndexCursor): Builder
      fun build(): IndexCursor
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: IndexCursor): Builder
      fun getDefaultInstance(): IndexCursor
      fun parseFrom(data: ByteArray): IndexCursor
      fun parseFrom(data: ByteString): IndexCursor
    }
  }
  class Cursor private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val index: org.xmtp.proto.message.api.v1.MessageApiOuterClass.IndexCursor
    fun hasIndex(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      fun clearCursor(): Builder
      var index: org.xmtp.proto.message.api.v1.MessageApiOuterClass.IndexCursor
      fun setIndex(value: org.xmtp.proto.message.api.v1.MessageApiOuterClass.IndexCursor): Builder
      fun clearIndex(): Builder
      fun mergeFrom(other: Cursor): Builder
      fun build(): Cursor
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: Cursor): Builder
      fun getDefaultInstance(): Cursor
      fun parseFrom(data: ByteArray): Cursor
      fun parseFrom(data: ByteString): Cursor
    }
  }
  class PagingInfo private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val limit: Int
    fun hasLimit(): Boolean
    val cursor: org.xmtp.proto.message.api.v1.MessageApiOuterClass.Cursor
    fun hasCursor(): Boolean
    val direction: org.xmtp.proto.message.api.v1.MessageApiOuterClass.SortDirection
    fun hasDirection(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var limit: Int
      fun setLimit(value: Int): Builder
      fun clearLimit(): Builder
      var cursor: org.xmtp.proto.message.api.v1.MessageApiOuterClass.Cursor
      fun setCursor(value: org.xmtp.proto.message.api.v1.MessageApiOuterClass.Cursor): Builder
      fun clearCursor(): Builder
      var direction: org.xmtp.proto.message.api.v1.MessageApiOuterClass.SortDirection
      fun setDirection(value: org.xmtp.proto.message.api.v1.MessageApiOuterClass.SortDirection): Builder
      fun clearDirection(): Builder
      fun mergeFrom(other: PagingInfo): Builder
      fun build(): PagingInfo
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: PagingInfo): Builder
      fun getDefaultInstance(): PagingInfo
      fun parseFrom(data: ByteArray): PagingInfo
      fun parseFrom(data: ByteString): PagingInfo
    }
  }
  class Envelope private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val contentTopic: String
    fun hasContentTopic(): Boolean
    val timestampNs: Long
    fun hasTimestampNs(): Boolean
    val message: ByteString
    fun hasMessage(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var contentTopic: String
      fun setContentTopic(value: String): Builder
      fun clearContentTopic(): Builder
      var timestampNs: Long
      fun setTimestampNs(value: Long): Builder
      fun clearTimestampNs(): Builder
      var message: ByteString
      fun setMessage(value: ByteString): Builder
      fun clearMessage(): Builder
      fun mergeFrom(other: Envelope): Builder
      fun build(): Envelope
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: Envelope): Builder
      fun getDefaultInstance(): Envelope
      fun parseFrom(data: ByteArray): Envelope
      fun parseFrom(data: ByteString): Envelope
    }
  }
  class PublishRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val envelopesList: List<org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope>
    val envelopesCount: Int
    fun getEnvelopes(index: Int): org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val envelopesList: List<org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope>
      fun addEnvelopes(value: org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope): Builder
      fun addAllEnvelopes(values: Iterable<org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope>): Builder
      fun mergeFrom(other: PublishRequest): Builder
      fun build(): PublishRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: PublishRequest): Builder
      fun getDefaultInstance(): PublishRequest
      fun parseFrom(data: ByteArray): PublishRequest
      fun parseFrom(data: ByteString): PublishRequest
    }
  }
  class PublishResponse private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      fun mergeFrom(other: PublishResponse): Builder
      fun build(): PublishResponse
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: PublishResponse): Builder
      fun getDefaultInstance(): PublishResponse
      fun parseFrom(data: ByteArray): PublishResponse
      fun parseFrom(data: ByteString): PublishResponse
    }
  }
  class SubscribeRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val contentTopicsList: List<String>
    val contentTopicsCount: Int
    fun getContentTopics(index: Int): String
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val contentTopicsList: List<String>
      fun addContentTopics(value: String): Builder
      fun addAllContentTopics(values: Iterable<String>): Builder
      fun mergeFrom(other: SubscribeRequest): Builder
      fun build(): SubscribeRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SubscribeRequest): Builder
      fun getDefaultInstance(): SubscribeRequest
      fun parseFrom(data: ByteArray): SubscribeRequest
      fun parseFrom(data: ByteString): SubscribeRequest
    }
  }
  class SubscribeAllRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      fun mergeFrom(other: SubscribeAllRequest): Builder
      fun build(): SubscribeAllRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SubscribeAllRequest): Builder
      fun getDefaultInstance(): SubscribeAllRequest
      fun parseFrom(data: ByteArray): SubscribeAllRequest
      fun parseFrom(data: ByteString): SubscribeAllRequest
    }
  }
  class QueryRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val contentTopicsList: List<String>
    val contentTopicsCount: Int
    fun getContentTopics(index: Int): String
    val startTimeNs: Long
    fun hasStartTimeNs(): Boolean
    val endTimeNs: Long
    fun hasEndTimeNs(): Boolean
    val pagingInfo: org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo
    fun hasPagingInfo(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val contentTopicsList: List<String>
      fun addContentTopics(value: String): Builder
      fun addAllContentTopics(values: Iterable<String>): Builder
      var startTimeNs: Long
      fun setStartTimeNs(value: Long): Builder
      fun clearStartTimeNs(): Builder
      var endTimeNs: Long
      fun setEndTimeNs(value: Long): Builder
      fun clearEndTimeNs(): Builder
      var pagingInfo: org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo
      fun setPagingInfo(value: org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo): Builder
      fun clearPagingInfo(): Builder
      fun mergeFrom(other: QueryRequest): Builder
      fun build(): QueryRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: QueryRequest): Builder
      fun getDefaultInstance(): QueryRequest
      fun parseFrom(data: ByteArray): QueryRequest
      fun parseFrom(data: ByteString): QueryRequest
    }
  }
  class QueryResponse private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val envelopesList: List<org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope>
    val envelopesCount: Int
    fun getEnvelopes(index: Int): org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope
    val pagingInfo: org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo
    fun hasPagingInfo(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val envelopesList: List<org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope>
      fun addEnvelopes(value: org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope): Builder
      fun addAllEnvelopes(values: Iterable<org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope>): Builder
      var pagingInfo: org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo
      fun setPagingInfo(value: org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo): Builder
      fun clearPagingInfo(): Builder
      fun mergeFrom(other: QueryResponse): Builder
      fun build(): QueryResponse
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: QueryResponse): Builder
      fun getDefaultInstance(): QueryResponse
      fun parseFrom(data: ByteArray): QueryResponse
      fun parseFrom(data: ByteString): QueryResponse
    }
  }
  class BatchQueryRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val requestsList: List<org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest>
    val requestsCount: Int
    fun getRequests(index: Int): org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val requestsList: List<org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest>
      fun addRequests(value: org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest): Builder
      fun addAllRequests(values: Iterable<org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest>): Builder
      fun mergeFrom(other: BatchQueryRequest): Builder
      fun build(): BatchQueryRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: BatchQueryRequest): Builder
      fun getDefaultInstance(): BatchQueryRequest
      fun parseFrom(data: ByteArray): BatchQueryRequest
      fun parseFrom(data: ByteString): BatchQueryRequest
    }
  }
  class BatchQueryResponse private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val responsesList: List<org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse>
    val responsesCount: Int
    fun getResponses(index: Int): org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val responsesList: List<org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse>
      fun addResponses(value: org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse): Builder
      fun addAllResponses(values: Iterable<org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse>): Builder
      fun mergeFrom(other: BatchQueryResponse): Builder
      fun build(): BatchQueryResponse
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: BatchQueryResponse): Builder
      fun getDefaultInstance(): BatchQueryResponse
      fun parseFrom(data: ByteArray): BatchQueryResponse
      fun parseFrom(data: ByteString): BatchQueryResponse
    }
  }
}
package org.xmtp.proto.message.contents
import com.google.protobuf.ByteString
object CiphertextOuterClass {
  class Ciphertext private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val aes256GcmHkdfSha256: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext.Aes256gcmHkdfsha256
    fun hasAes256GcmHkdfSha256(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      fun clearUnion(): Builder
      var aes256GcmHkdfSha256: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext.Aes256gcmHkdfsha256
      fun setAes256GcmHkdfSha256(value: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext.Aes256gcmHkdfsha256): Builder
      fun clearAes256GcmHkdfSha256(): Builder
      fun mergeFrom(other: Ciphertext): Builder
      fun build(): Ciphertext
    }
    class Aes256gcmHkdfsha256 private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val hkdfSalt: ByteString
      fun hasHkdfSalt(): Boolean
      val gcmNonce: ByteString
      fun hasGcmNonce(): Boolean
      val payload: ByteString
      fun hasPayload(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var hkdfSalt: ByteString
        fun setHkdfSalt(value: ByteString): Builder
        fun clearHkdfSalt(): Builder
        var gcmNonce: ByteString
        fun setGcmNonce(value: ByteString): Builder
        fun clearGcmNonce(): Builder
        var payload: ByteString
        fun setPayload(value: ByteString): Builder
        fun clearPayload(): Builder
        fun mergeFrom(other: Aes256gcmHkdfsha256): Builder
        fun build(): Aes256gcmHkdfsha256
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Aes256gcmHkdfsha256): Builder
        fun getDefaultInstance(): Aes256gcmHkdfsha256
        fun parseFrom(data: ByteArray): Aes256gcmHkdfsha256
        fun parseFrom(data: ByteString): Aes256gcmHkdfsha256
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: Ciphertext): Builder
      fun getDefaultInstance(): Ciphertext
      fun parseFrom(data: ByteArray): Ciphertext
      fun parseFrom(data: ByteString): Ciphertext
    }
  }
  class SignedEciesCiphertext private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val eciesBytes: ByteString
    fun hasEciesBytes(): Boolean
    val signature: org.xmtp.proto.message.contents.SignatureOuterClass.Signature
    fun hasSignature(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var eciesBytes: ByteString
      fun setEciesBytes(value: ByteString): Builder
      fun clearEciesBytes(): Builder
      var signature: org.xmtp.proto.message.contents.SignatureOuterClass.Signature
      fun setSignature(value: org.xmtp.proto.message.contents.SignatureOuterClass.Signature): Builder
      fun clearSignature(): Builder
      fun mergeFrom(other: SignedEciesCiphertext): Builder
      fun build(): SignedEciesCiphertext
    }
    class Ecies private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val ephemeralPublicKey: ByteString
      fun hasEphemeralPublicKey(): Boolean
      val iv: ByteString
      fun hasIv(): Boolean
      val mac: ByteString
      fun hasMac(): Boolean
      val ciphertext: ByteString
      fun hasCiphertext(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var ephemeralPublicKey: ByteString
        fun setEphemeralPublicKey(value: ByteString): Builder
        fun clearEphemeralPublicKey(): Builder
        var iv: ByteString
        fun setIv(value: ByteString): Builder
        fun clearIv(): Builder
        var mac: ByteString
        fun setMac(value: ByteString): Builder
        fun clearMac(): Builder
        var ciphertext: ByteString
        fun setCiphertext(value: ByteString): Builder
        fun clearCiphertext(): Builder
        fun mergeFrom(other: Ecies): Builder
        fun build(): Ecies
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Ecies): Builder
        fun getDefaultInstance(): Ecies
        fun parseFrom(data: ByteArray): Ecies
        fun parseFrom(data: ByteString): Ecies
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SignedEciesCiphertext): Builder
      fun getDefaultInstance(): SignedEciesCiphertext
      fun parseFrom(data: ByteArray): SignedEciesCiphertext
      fun parseFrom(data: ByteString): SignedEciesCiphertext
    }
  }
}
package org.xmtp.proto.message.contents
import com.google.protobuf.ByteString
object Contact {
  class ContactBundleV1 private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val keyBundle: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle
    fun hasKeyBundle(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var keyBundle: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle
      fun setKeyBundle(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle): Builder
      fun clearKeyBundle(): Builder
      fun mergeFrom(other: ContactBundleV1): Builder
      fun build(): ContactBundleV1
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: ContactBundleV1): Builder
      fun getDefaultInstance(): ContactBundleV1
      fun parseFrom(data: ByteArray): ContactBundleV1
      fun parseFrom(data: ByteString): ContactBundleV1
    }
  }
  class ContactBundleV2 private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val keyBundle: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle
    fun hasKeyBundle(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var keyBundle: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle
      fun setKeyBundle(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle): Builder
      fun clearKeyBundle(): Builder
      fun mergeFrom(other: ContactBundleV2): Builder
      fun build(): ContactBundleV2
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: ContactBundleV2): Builder
      fun getDefaultInstance(): ContactBundleV2
      fun parseFrom(data: ByteArray): ContactBundleV2
      fun parseFrom(data: ByteString): ContactBundleV2
    }
  }
  class ContactBundle private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val v1: org.xmtp.proto.message.contents.Contact.ContactBundleV1
    fun hasV1(): Boolean
    val v2: org.xmtp.proto.message.contents.Contact.ContactBundleV2
    fun hasV2(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      fun clearVersion(): Builder
      var v1: org.xmtp.proto.message.contents.Contact.ContactBundleV1
      fun setV1(value: org.xmtp.proto.message.contents.Contact.ContactBundleV1): Builder
      fun clearV1(): Builder
      var v2: org.xmtp.proto.message.contents.Contact.ContactBundleV2
      fun setV2(value: org.xmtp.proto.message.contents.Contact.ContactBundleV2): Builder
      fun clearV2(): Builder
      fun mergeFrom(other: ContactBundle): Builder
      fun build(): ContactBundle
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: ContactBundle): Builder
      fun getDefaultInstance(): ContactBundle
      fun parseFrom(data: ByteArray): ContactBundle
      fun parseFrom(data: ByteString): ContactBundle
    }
  }
}
package org.xmtp.proto.message.contents
import com.google.protobuf.ByteString
object Content {
  enum class Compression { COMPRESSION_DEFLATE, COMPRESSION_GZIP, UNRECOGNIZED }
  class ContentTypeId private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val authorityId: String
    fun hasAuthorityId(): Boolean
    val typeId: String
    fun hasTypeId(): Boolean
    val versionMajor: Int
    fun hasVersionMajor(): Boolean
    val versionMinor: Int
    fun hasVersionMinor(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var authorityId: String
      fun setAuthorityId(value: String): Builder
      fun clearAuthorityId(): Builder
      var typeId: String
      fun setTypeId(value: String): Builder
      fun clearTypeId(): Builder
      var versionMajor: Int
      fun setVersionMajor(value: Int): Builder
      fun clearVersionMajor(): Builder
      var versionMinor: Int
      fun setVersionMinor(value: Int): Builder
      fun clearVersionMinor(): Builder
      fun mergeFrom(other: ContentTypeId): Builder
      fun build(): ContentTypeId
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: ContentTypeId): Builder
      fun getDefaultInstance(): ContentTypeId
      fun parseFrom(data: ByteArray): ContentTypeId
      fun parseFrom(data: ByteString): ContentTypeId
    }
  }
  class EncodedContent private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val type: org.xmtp.proto.message.contents.Content.ContentTypeId
    fun hasType(): Boolean
    val parametersMap: Map<String, String>
    val fallback: String
    fun hasFallback(): Boolean
    val compression: org.xmtp.proto.message.contents.Content.Compression
    fun hasCompression(): Boolean
    val content: ByteString
    fun hasContent(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var type: org.xmtp.proto.message.contents.Content.ContentTypeId
      fun setType(value: org.xmtp.proto.message.contents.Content.ContentTypeId): Builder
      fun clearType(): Builder
      val parametersMap: Map<String, String>
      fun putParameters(key: String, value: String): Builder
      fun putAllParameters(values: Map<String, String>): Builder
      var fallback: String
      fun setFallback(value: String): Builder
      fun clearFallback(): Builder
      var compression: org.xmtp.proto.message.contents.Content.Compression
      fun setCompression(value: org.xmtp.proto.message.contents.Content.Compression): Builder
      fun clearCompression(): Builder
      var content: ByteString
      fun setContent(value: ByteString): Builder
      fun clearContent(): Builder
      fun mergeFrom(other: EncodedContent): Builder
      fun build(): EncodedContent
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: EncodedContent): Builder
      fun getDefaultInstance(): EncodedContent
      fun parseFrom(data: ByteArray): EncodedContent
      fun parseFrom(data: ByteString): EncodedContent
    }
  }
  class SignedContent private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val payload: ByteString
    fun hasPayload(): Boolean
    val sender: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle
    fun hasSender(): Boolean
    val signature: org.xmtp.proto.message.contents.SignatureOuterClass.Signature
    fun hasSignature(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var payload: ByteString
      fun setPayload(value: ByteString): Builder
      fun clearPayload(): Builder
      var sender: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle
      fun setSender(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle): Builder
      fun clearSender(): Builder
      var signature: org.xmtp.proto.message.contents.SignatureOuterClass.Signature
      fun setSignature(value: org.xmtp.proto.message.contents.SignatureOuterClass.Signature): Builder
      fun clearSignature(): Builder
      fun mergeFrom(other: SignedContent): Builder
      fun build(): SignedContent
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SignedContent): Builder
      fun getDefaultInstance(): SignedContent
      fun parseFrom(data: ByteArray): SignedContent
      fun parseFrom(data: ByteString): SignedContent
    }
  }
}
package org.xmtp.proto.message.contents
import com.google.protobuf.ByteString
object Frames {
  class FrameActionBody private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val frameUrl: String
    fun hasFrameUrl(): Boolean
    val buttonIndex: Int
    fun hasButtonIndex(): Boolean
    val timestamp: Long
    fun hasTimestamp(): Boolean
    val opaqueConversationIdentifier: String
    fun hasOpaqueConversationIdentifier(): Boolean
    val unixTimestamp: Int
    fun hasUnixTimestamp(): Boolean
    val inputText: String
    fun hasInputText(): Boolean
    val state: String
    fun hasState(): Boolean
    val address: String
    fun hasAddress(): Boolean
    val transactionId: String
    fun hasTransactionId(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var frameUrl: String
      fun setFrameUrl(value: String): Builder
      fun clearFrameUrl(): Builder
      var buttonIndex: Int
      fun setButtonIndex(value: Int): Builder
      fun clearButtonIndex(): Builder
      var timestamp: Long
      fun setTimestamp(value: Long): Builder
      fun clearTimestamp(): Builder
      var opaqueConversationIdentifier: String
      fun setOpaqueConversationIdentifier(value: String): Builder
      fun clearOpaqueConversationIdentifier(): Builder
      var unixTimestamp: Int
      fun setUnixTimestamp(value: Int): Builder
      fun clearUnixTimestamp(): Builder
      var inputText: String
      fun setInputText(value: String): Builder
      fun clearInputText(): Builder
      var state: String
      fun setState(value: String): Builder
      fun clearState(): Builder
      var address: String
      fun setAddress(value: String): Builder
      fun clearAddress(): Builder
      var transactionId: String
      fun setTransactionId(value: String): Builder
      fun clearTransactionId(): Builder
      fun mergeFrom(other: FrameActionBody): Builder
      fun build(): FrameActionBody
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: FrameActionBody): Builder
      fun getDefaultInstance(): FrameActionBody
      fun parseFrom(data: ByteArray): FrameActionBody
      fun parseFrom(data: ByteString): FrameActionBody
    }
  }
  class FrameAction private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val signature: org.xmtp.proto.message.contents.SignatureOuterClass.Signature
    fun hasSignature(): Boolean
    val signedPublicKeyBundle: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle
    fun hasSignedPublicKeyBundle(): Boolean
    val actionBody: ByteString
    fun hasActionBody(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var signature: org.xmtp.proto.message.contents.SignatureOuterClass.Signature
      fun setSignature(value: org.xmtp.proto.message.contents.SignatureOuterClass.Signature): Builder
      fun clearSignature(): Builder
      var signedPublicKeyBundle: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle
      fun setSignedPublicKeyBundle(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle): Builder
      fun clearSignedPublicKeyBundle(): Builder
      var actionBody: ByteString
      fun setActionBody(value: ByteString): Builder
      fun clearActionBody(): Builder
      fun mergeFrom(other: FrameAction): Builder
      fun build(): FrameAction
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: FrameAction): Builder
      fun getDefaultInstance(): FrameAction
      fun parseFrom(data: ByteArray): FrameAction
      fun parseFrom(data: ByteString): FrameAction
    }
  }
}
package org.xmtp.proto.message.contents
import com.google.protobuf.ByteString
object Invitation {
  enum class ConsentProofPayloadVersion { CONSENT_PROOF_PAYLOAD_VERSION_UNSPECIFIED, CONSENT_PROOF_PAYLOAD_VERSION_CONSENT_PROOF_PAYLOAD_VERSION1, UNRECOGNIZED }
  class InvitationV1 private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val topic: String
    fun hasTopic(): Boolean
    val context: org.xmtp.proto.message.contents.Invitation.InvitationV1.Context
    fun hasContext(): Boolean
    val aes256GcmHkdfSha256: org.xmtp.proto.message.contents.Invitation.InvitationV1.Aes256gcmHkdfsha256
    fun hasAes256GcmHkdfSha256(): Boolean
    val consentProof: org.xmtp.proto.message.contents.Invitation.ConsentProofPayload
    fun hasConsentProof(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var topic: String
      fun setTopic(value: String): Builder
      fun clearTopic(): Builder
      var context: org.xmtp.proto.message.contents.Invitation.InvitationV1.Context
      fun setContext(value: org.xmtp.proto.message.contents.Invitation.InvitationV1.Context): Builder
      fun clearContext(): Builder
      fun clearEncryption(): Builder
      var aes256GcmHkdfSha256: org.xmtp.proto.message.contents.Invitation.InvitationV1.Aes256gcmHkdfsha256
      fun setAes256GcmHkdfSha256(value: org.xmtp.proto.message.contents.Invitation.InvitationV1.Aes256gcmHkdfsha256): Builder
      fun clearAes256GcmHkdfSha256(): Builder
      var consentProof: org.xmtp.proto.message.contents.Invitation.ConsentProofPayload
      fun setConsentProof(value: org.xmtp.proto.message.contents.Invitation.ConsentProofPayload): Builder
      fun clearConsentProof(): Builder
      fun mergeFrom(other: InvitationV1): Builder
      fun build(): InvitationV1
    }
    class Aes256gcmHkdfsha256 private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val keyMaterial: ByteString
      fun hasKeyMaterial(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var keyMaterial: ByteString
        fun setKeyMaterial(value: ByteString): Builder
        fun clearKeyMaterial(): Builder
        fun mergeFrom(other: Aes256gcmHkdfsha256): Builder
        fun build(): Aes256gcmHkdfsha256
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Aes256gcmHkdfsha256): Builder
        fun getDefaultInstance(): Aes256gcmHkdfsha256
        fun parseFrom(data: ByteArray): Aes256gcmHkdfsha256
        fun parseFrom(data: ByteString): Aes256gcmHkdfsha256
      }
    }
    class Context private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val conversationId: String
      fun hasConversationId(): Boolean
      val metadataMap: Map<String, String>
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var conversationId: String
        fun setConversationId(value: String): Builder
        fun clearConversationId(): Builder
        val metadataMap: Map<String, String>
        fun putMetadata(key: String, value: String): Builder
        fun putAllMetadata(values: Map<String, String>): Builder
        fun mergeFrom(other: Context): Builder
        fun build(): Context
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Context): Builder
        fun getDefaultInstance(): Context
        fun parseFrom(data: ByteArray): Context
        fun parseFrom(data: ByteString): Context
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: InvitationV1): Builder
      fun getDefaultInstance(): InvitationV1
      fun parseFrom(data: ByteArray): InvitationV1
      fun parseFrom(data: ByteString): InvitationV1
    }
  }
  class SealedInvitationHeaderV1 private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val sender: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle
    fun hasSender(): Boolean
    val recipient: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle
    fun hasRecipient(): Boolean
    val createdNs: Long
    fun hasCreatedNs(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var sender: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle
      fun setSender(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle): Builder
      fun clearSender(): Builder
      var recipient: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle
      fun setRecipient(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle): Builder
      fun clearRecipient(): Builder
      var createdNs: Long
      fun setCreatedNs(value: Long): Builder
      fun clearCreatedNs(): Builder
      fun mergeFrom(other: SealedInvitationHeaderV1): Builder
      fun build(): SealedInvitationHeaderV1
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SealedInvitationHeaderV1): Builder
      fun getDefaultInstance(): SealedInvitationHeaderV1
      fun parseFrom(data: ByteArray): SealedInvitationHeaderV1
      fun parseFrom(data: ByteString): SealedInvitationHeaderV1
    }
  }
  class SealedInvitationV1 private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val headerBytes: ByteString
    fun hasHeaderBytes(): Boolean
    val ciphertext: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext
    fun hasCiphertext(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var headerBytes: ByteString
      fun setHeaderBytes(value: ByteString): Builder
      fun clearHeaderBytes(): Builder
      var ciphertext: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext
      fun setCiphertext(value: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext): Builder
      fun clearCiphertext(): Builder
      fun mergeFrom(other: SealedInvitationV1): Builder
      fun build(): SealedInvitationV1
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SealedInvitationV1): Builder
      fun getDefaultInstance(): SealedInvitationV1
      fun parseFrom(data: ByteArray): SealedInvitationV1
      fun parseFrom(data: ByteString): SealedInvitationV1
    }
  }
  class SealedInvitation private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val v1: org.xmtp.proto.message.contents.Invitation.SealedInvitationV1
    fun hasV1(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      fun clearVersion(): Builder
      var v1: org.xmtp.proto.message.contents.Invitation.SealedInvitationV1
      fun setV1(value: org.xmtp.proto.message.contents.Invitation.SealedInvitationV1): Builder
      fun clearV1(): Builder
      fun mergeFrom(other: SealedInvitation): Builder
      fun build(): SealedInvitation
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SealedInvitation): Builder
      fun getDefaultInstance(): SealedInvitation
      fun parseFrom(data: ByteArray): SealedInvitation
      fun parseFrom(data: ByteString): SealedInvitation
    }
  }
  class ConsentProofPayload private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val signature: String
    fun hasSignature(): Boolean
    val timestamp: Long
    fun hasTimestamp(): Boolean
    val payloadVersion: org.xmtp.proto.message.contents.Invitation.ConsentProofPayloadVersion
    fun hasPayloadVersion(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var signature: String
      fun setSignature(value: String): Builder
      fun clearSignature(): Builder
      var timestamp: Long
      fun setTimestamp(value: Long): Builder
      fun clearTimestamp(): Builder
      var payloadVersion: org.xmtp.proto.message.contents.Invitation.ConsentProofPayloadVersion
      fun setPayloadVersion(value: org.xmtp.proto.message.contents.Invitation.ConsentProofPayloadVersion): Builder
      fun clearPayloadVersion(): Builder
      fun mergeFrom(other: ConsentProofPayload): Builder
      fun build(): ConsentProofPayload
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: ConsentProofPayload): Builder
      fun getDefaultInstance(): ConsentProofPayload
      fun parseFrom(data: ByteArray): ConsentProofPayload
      fun parseFrom(data: ByteString): ConsentProofPayload
    }
  }
}
package org.xmtp.proto.message.contents
import com.google.protobuf.ByteString
object MessageOuterClass {
  class MessageHeaderV1 private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val sender: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle
    fun hasSender(): Boolean
    val recipient: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle
    fun hasRecipient(): Boolean
    val timestamp: Long
    fun hasTimestamp(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var sender: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle
      fun setSender(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle): Builder
      fun clearSender(): Builder
      var recipient: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle
      fun setRecipient(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle): Builder
      fun clearRecipient(): Builder
      var timestamp: Long
      fun setTimestamp(value: Long): Builder
      fun clearTimestamp(): Builder
      fun mergeFrom(other: MessageHeaderV1): Builder
      fun build(): MessageHeaderV1
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: MessageHeaderV1): Builder
      fun getDefaultInstance(): MessageHeaderV1
      fun parseFrom(data: ByteArray): MessageHeaderV1
      fun parseFrom(data: ByteString): MessageHeaderV1
    }
  }
  class MessageV1 private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val headerBytes: ByteString
    fun hasHeaderBytes(): Boolean
    val ciphertext: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext
    fun hasCiphertext(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var headerBytes: ByteString
      fun setHeaderBytes(value: ByteString): Builder
      fun clearHeaderBytes(): Builder
      var ciphertext: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext
      fun setCiphertext(value: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext): Builder
      fun clearCiphertext(): Builder
      fun mergeFrom(other: MessageV1): Builder
      fun build(): MessageV1
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: MessageV1): Builder
      fun getDefaultInstance(): MessageV1
      fun parseFrom(data: ByteArray): MessageV1
      fun parseFrom(data: ByteString): MessageV1
    }
  }
  class MessageHeaderV2 private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val createdNs: Long
    fun hasCreatedNs(): Boolean
    val topic: String
    fun hasTopic(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var createdNs: Long
      fun setCreatedNs(value: Long): Builder
      fun clearCreatedNs(): Builder
      var topic: String
      fun setTopic(value: String): Builder
      fun clearTopic(): Builder
      fun mergeFrom(other: MessageHeaderV2): Builder
      fun build(): MessageHeaderV2
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: MessageHeaderV2): Builder
      fun getDefaultInstance(): MessageHeaderV2
      fun parseFrom(data: ByteArray): MessageHeaderV2
      fun parseFrom(data: ByteString): MessageHeaderV2
    }
  }
  class MessageV2 private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val headerBytes: ByteString
    fun hasHeaderBytes(): Boolean
    val ciphertext: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext
    fun hasCiphertext(): Boolean
    val senderHmac: ByteString
    fun hasSenderHmac(): Boolean
    val shouldPush: Boolean
    fun hasShouldPush(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var headerBytes: ByteString
      fun setHeaderBytes(value: ByteString): Builder
      fun clearHeaderBytes(): Builder
      var ciphertext: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext
      fun setCiphertext(value: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext): Builder
      fun clearCiphertext(): Builder
      var senderHmac: ByteString
      fun setSenderHmac(value: ByteString): Builder
      fun clearSenderHmac(): Builder
      var shouldPush: Boolean
      fun setShouldPush(value: Boolean): Builder
      fun clearShouldPush(): Builder
      fun mergeFrom(other: MessageV2): Builder
      fun build(): MessageV2
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: MessageV2): Builder
      fun getDefaultInstance(): MessageV2
      fun parseFrom(data: ByteArray): MessageV2
      fun parseFrom(data: ByteString): MessageV2
    }
  }
  class Message private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val v1: org.xmtp.proto.message.contents.MessageOuterClass.MessageV1
    fun hasV1(): Boolean
    val v2: org.xmtp.proto.message.contents.MessageOuterClass.MessageV2
    fun hasV2(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      fun clearVersion(): Builder
      var v1: org.xmtp.proto.message.contents.MessageOuterClass.MessageV1
      fun setV1(value: org.xmtp.proto.message.contents.MessageOuterClass.MessageV1): Builder
      fun clearV1(): Builder
      var v2: org.xmtp.proto.message.contents.MessageOuterClass.MessageV2
      fun setV2(value: org.xmtp.proto.message.contents.MessageOuterClass.MessageV2): Builder
      fun clearV2(): Builder
      fun mergeFrom(other: Message): Builder
      fun build(): Message
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: Message): Builder
      fun getDefaultInstance(): Message
      fun parseFrom(data: ByteArray): Message
      fun parseFrom(data: ByteString): Message
    }
  }
  class DecodedMessage private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val id: String
    fun hasId(): Boolean
    val messageVersion: String
    fun hasMessageVersion(): Boolean
    val senderAddress: String
    fun hasSenderAddress(): Boolean
    val recipientAddress: String
    fun hasRecipientAddress(): Boolean
    val sentNs: Long
    fun hasSentNs(): Boolean
    val contentTopic: String
    fun hasContentTopic(): Boolean
    val conversation: Any
    fun hasConversation(): Boolean
    val contentBytes: ByteString
    fun hasContentBytes(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var id: String
      fun setId(value: String): Builder
      fun clearId(): Builder
      var messageVersion: String
      fun setMessageVersion(value: String): Builder
      fun clearMessageVersion(): Builder
      var senderAddress: String
      fun setSenderAddress(value: String): Builder
      fun clearSenderAddress(): Builder
      var recipientAddress: String
      fun setRecipientAddress(value: String): Builder
      fun clearRecipientAddress(): Builder
      var sentNs: Long
      fun setSentNs(value: Long): Builder
      fun clearSentNs(): Builder
      var contentTopic: String
      fun setContentTopic(value: String): Builder
      fun clearContentTopic(): Builder
      var conversation: Any
      fun setConversation(value: Any): Builder
      fun clearConversation(): Builder
      var contentBytes: ByteString
      fun setContentBytes(value: ByteString): Builder
      fun clearContentBytes(): Builder
      fun mergeFrom(other: DecodedMessage): Builder
      fun build(): DecodedMessage
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: DecodedMessage): Builder
      fun getDefaultInstance(): DecodedMessage
      fun parseFrom(data: ByteArray): DecodedMessage
      fun parseFrom(data: ByteString): DecodedMessage
    }
  }
}
package org.xmtp.proto.message.contents
import com.google.protobuf.ByteString
object PrivateKeyOuterClass {
  class SignedPrivateKey private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val createdNs: Long
    fun hasCreatedNs(): Boolean
    val secp256K1: org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey.Secp256k1
    fun hasSecp256K1(): Boolean
    val publicKey: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey
    fun hasPublicKey(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var createdNs: Long
      fun setCreatedNs(value: Long): Builder
      fun clearCreatedNs(): Builder
      fun clearUnion(): Builder
      var secp256K1: org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey.Secp256k1
      fun setSecp256K1(value: org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey.Secp256k1): Builder
      fun clearSecp256K1(): Builder
      var publicKey: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey
      fun setPublicKey(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey): Builder
      fun clearPublicKey(): Builder
      fun mergeFrom(other: SignedPrivateKey): Builder
      fun build(): SignedPrivateKey
    }
    class Secp256k1 private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val bytes: ByteString
      fun hasBytes(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var bytes: ByteString
        fun setBytes(value: ByteString): Builder
        fun clearBytes(): Builder
        fun mergeFrom(other: Secp256k1): Builder
        fun build(): Secp256k1
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Secp256k1): Builder
        fun getDefaultInstance(): Secp256k1
        fun parseFrom(data: ByteArray): Secp256k1
        fun parseFrom(data: ByteString): Secp256k1
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SignedPrivateKey): Builder
      fun getDefaultInstance(): SignedPrivateKey
      fun parseFrom(data: ByteArray): SignedPrivateKey
      fun parseFrom(data: ByteString): SignedPrivateKey
    }
  }
  class PrivateKeyBundleV2 private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val identityKey: org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey
    fun hasIdentityKey(): Boolean
    val preKeysList: List<org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey>
    val preKeysCount: Int
    fun getPreKeys(index: Int): org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var identityKey: org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey
      fun setIdentityKey(value: org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey): Builder
      fun clearIdentityKey(): Builder
      val preKeysList: List<org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey>
      fun addPreKeys(value: org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey): Builder
      fun addAllPreKeys(values: Iterable<org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey>): Builder
      fun mergeFrom(other: PrivateKeyBundleV2): Builder
      fun build(): PrivateKeyBundleV2
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: PrivateKeyBundleV2): Builder
      fun getDefaultInstance(): PrivateKeyBundleV2
      fun parseFrom(data: ByteArray): PrivateKeyBundleV2
      fun parseFrom(data: ByteString): PrivateKeyBundleV2
    }
  }
  class PrivateKey private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val timestamp: Long
    fun hasTimestamp(): Boolean
    val secp256K1: org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey.Secp256k1
    fun hasSecp256K1(): Boolean
    val publicKey: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey
    fun hasPublicKey(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var timestamp: Long
      fun setTimestamp(value: Long): Builder
      fun clearTimestamp(): Builder
      fun clearUnion(): Builder
      var secp256K1: org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey.Secp256k1
      fun setSecp256K1(value: org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey.Secp256k1): Builder
      fun clearSecp256K1(): Builder
      var publicKey: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey
      fun setPublicKey(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey): Builder
      fun clearPublicKey(): Builder
      fun mergeFrom(other: PrivateKey): Builder
      fun build(): PrivateKey
    }
    class Secp256k1 private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val bytes: ByteString
      fun hasBytes(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var bytes: ByteString
        fun setBytes(value: ByteString): Builder
        fun clearBytes(): Builder
        fun mergeFrom(other: Secp256k1): Builder
        fun build(): Secp256k1
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Secp256k1): Builder
        fun getDefaultInstance(): Secp256k1
        fun parseFrom(data: ByteArray): Secp256k1
        fun parseFrom(data: ByteString): Secp256k1
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: PrivateKey): Builder
      fun getDefaultInstance(): PrivateKey
      fun parseFrom(data: ByteArray): PrivateKey
      fun parseFrom(data: ByteString): PrivateKey
    }
  }
  class PrivateKeyBundleV1 private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val identityKey: org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey
    fun hasIdentityKey(): Boolean
    val preKeysList: List<org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey>
    val preKeysCount: Int
    fun getPreKeys(index: Int): org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var identityKey: org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey
      fun setIdentityKey(value: org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey): Builder
      fun clearIdentityKey(): Builder
      val preKeysList: List<org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey>
      fun addPreKeys(value: org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey): Builder
      fun addAllPreKeys(values: Iterable<org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey>): Builder
      fun mergeFrom(other: PrivateKeyBundleV1): Builder
      fun build(): PrivateKeyBundleV1
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: PrivateKeyBundleV1): Builder
      fun getDefaultInstance(): PrivateKeyBundleV1
      fun parseFrom(data: ByteArray): PrivateKeyBundleV1
      fun parseFrom(data: ByteString): PrivateKeyBundleV1
    }
  }
  class PrivateKeyBundle private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val v1: org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1
    fun hasV1(): Boolean
    val v2: org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV2
    fun hasV2(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      fun clearVersion(): Builder
      var v1: org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1
      fun setV1(value: org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1): Builder
      fun clearV1(): Builder
      var v2: org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV2
      fun setV2(value: org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV2): Builder
      fun clearV2(): Builder
      fun mergeFrom(other: PrivateKeyBundle): Builder
      fun build(): PrivateKeyBundle
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: PrivateKeyBundle): Builder
      fun getDefaultInstance(): PrivateKeyBundle
      fun parseFrom(data: ByteArray): PrivateKeyBundle
      fun parseFrom(data: ByteString): PrivateKeyBundle
    }
  }
  class EncryptedPrivateKeyBundleV1 private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val walletPreKey: ByteString
    fun hasWalletPreKey(): Boolean
    val ciphertext: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext
    fun hasCiphertext(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var walletPreKey: ByteString
      fun setWalletPreKey(value: ByteString): Builder
      fun clearWalletPreKey(): Builder
      var ciphertext: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext
      fun setCiphertext(value: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext): Builder
      fun clearCiphertext(): Builder
      fun mergeFrom(other: EncryptedPrivateKeyBundleV1): Builder
      fun build(): EncryptedPrivateKeyBundleV1
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: EncryptedPrivateKeyBundleV1): Builder
      fun getDefaultInstance(): EncryptedPrivateKeyBundleV1
      fun parseFrom(data: ByteArray): EncryptedPrivateKeyBundleV1
      fun parseFrom(data: ByteString): EncryptedPrivateKeyBundleV1
    }
  }
  class EncryptedPrivateKeyBundle private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val v1: org.xmtp.proto.message.contents.PrivateKeyOuterClass.EncryptedPrivateKeyBundleV1
    fun hasV1(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      fun clearVersion(): Builder
      var v1: org.xmtp.proto.message.contents.PrivateKeyOuterClass.EncryptedPrivateKeyBundleV1
      fun setV1(value: org.xmtp.proto.message.contents.PrivateKeyOuterClass.EncryptedPrivateKeyBundleV1): Builder
      fun clearV1(): Builder
      fun mergeFrom(other: EncryptedPrivateKeyBundle): Builder
      fun build(): EncryptedPrivateKeyBundle
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: EncryptedPrivateKeyBundle): Builder
      fun getDefaultInstance(): EncryptedPrivateKeyBundle
      fun parseFrom(data: ByteArray): EncryptedPrivateKeyBundle
      fun parseFrom(data: ByteString): EncryptedPrivateKeyBundle
    }
  }
}
package org.xmtp.proto.message.contents
import com.google.protobuf.ByteString
object PrivatePreferences {
  class PrivatePreferencesAction private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val allowAddress: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowAddress
    fun hasAllowAddress(): Boolean
    val denyAddress: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyAddress
    fun hasDenyAddress(): Boolean
    val allowGroup: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowGroup
    fun hasAllowGroup(): Boolean
    val denyGroup: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyGroup
    fun hasDenyGroup(): Boolean
    val allowInboxId: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowInboxId
    fun hasAllowInboxId(): Boolean
    val denyInboxId: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyInboxId
    fun hasDenyInboxId(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      fun clearMessageType(): Builder
      var allowAddress: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowAddress
      fun setAllowAddress(value: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowAddress): Builder
      fun clearAllowAddress(): Builder
      var denyAddress: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyAddress
      fun setDenyAddress(value: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyAddress): Builder
      fun clearDenyAddress(): Builder
      var allowGroup: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowGroup
      fun setAllowGroup(value: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowGroup): Builder
      fun clearAllowGroup(): Builder
      var denyGroup: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyGroup
      fun setDenyGroup(value: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyGroup): Builder
      fun clearDenyGroup(): Builder
      var allowInboxId: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowInboxId
      fun setAllowInboxId(value: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowInboxId): Builder
      fun clearAllowInboxId(): Builder
      var denyInboxId: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyInboxId
      fun setDenyInboxId(value: org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyInboxId): Builder
      fun clearDenyInboxId(): Builder
      fun mergeFrom(other: PrivatePreferencesAction): Builder
      fun build(): PrivatePreferencesAction
    }
    class AllowAddress private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val walletAddressesList: List<String>
      val walletAddressesCount: Int
      fun getWalletAddresses(index: Int): String
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        val walletAddressesList: List<String>
        fun addWalletAddresses(value: String): Builder
        fun addAllWalletAddresses(values: Iterable<String>): Builder
        fun mergeFrom(other: AllowAddress): Builder
        fun build(): AllowAddress
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: AllowAddress): Builder
        fun getDefaultInstance(): AllowAddress
        fun parseFrom(data: ByteArray): AllowAddress
        fun parseFrom(data: ByteString): AllowAddress
      }
    }
    class DenyAddress private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val walletAddressesList: List<String>
      val walletAddressesCount: Int
      fun getWalletAddresses(index: Int): String
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        val walletAddressesList: List<String>
        fun addWalletAddresses(value: String): Builder
        fun addAllWalletAddresses(values: Iterable<String>): Builder
        fun mergeFrom(other: DenyAddress): Builder
        fun build(): DenyAddress
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: DenyAddress): Builder
        fun getDefaultInstance(): DenyAddress
        fun parseFrom(data: ByteArray): DenyAddress
        fun parseFrom(data: ByteString): DenyAddress
      }
    }
    class AllowInboxId private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val inboxIdsList: List<String>
      val inboxIdsCount: Int
      fun getInboxIds(index: Int): String
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        val inboxIdsList: List<String>
        fun addInboxIds(value: String): Builder
        fun addAllInboxIds(values: Iterable<String>): Builder
        fun mergeFrom(other: AllowInboxId): Builder
        fun build(): AllowInboxId
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: AllowInboxId): Builder
        fun getDefaultInstance(): AllowInboxId
        fun parseFrom(data: ByteArray): AllowInboxId
        fun parseFrom(data: ByteString): AllowInboxId
      }
    }
    class DenyInboxId private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val inboxIdsList: List<String>
      val inboxIdsCount: Int
      fun getInboxIds(index: Int): String
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        val inboxIdsList: List<String>
        fun addInboxIds(value: String): Builder
        fun addAllInboxIds(values: Iterable<String>): Builder
        fun mergeFrom(other: DenyInboxId): Builder
        fun build(): DenyInboxId
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: DenyInboxId): Builder
        fun getDefaultInstance(): DenyInboxId
        fun parseFrom(data: ByteArray): DenyInboxId
        fun parseFrom(data: ByteString): DenyInboxId
      }
    }
    class AllowGroup private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val groupIdsList: List<String>
      val groupIdsCount: Int
      fun getGroupIds(index: Int): String
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        val groupIdsList: List<String>
        fun addGroupIds(value: String): Builder
        fun addAllGroupIds(values: Iterable<String>): Builder
        fun mergeFrom(other: AllowGroup): Builder
        fun build(): AllowGroup
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: AllowGroup): Builder
        fun getDefaultInstance(): AllowGroup
        fun parseFrom(data: ByteArray): AllowGroup
        fun parseFrom(data: ByteString): AllowGroup
      }
    }
    class DenyGroup private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val groupIdsList: List<String>
      val groupIdsCount: Int
      fun getGroupIds(index: Int): String
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        val groupIdsList: List<String>
        fun addGroupIds(value: String): Builder
        fun addAllGroupIds(values: Iterable<String>): Builder
        fun mergeFrom(other: DenyGroup): Builder
        fun build(): DenyGroup
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: DenyGroup): Builder
        fun getDefaultInstance(): DenyGroup
        fun parseFrom(data: ByteArray): DenyGroup
        fun parseFrom(data: ByteString): DenyGroup
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: PrivatePreferencesAction): Builder
      fun getDefaultInstance(): PrivatePreferencesAction
      fun parseFrom(data: ByteArray): PrivatePreferencesAction
      fun parseFrom(data: ByteString): PrivatePreferencesAction
    }
  }
  class PrivatePreferencesPayload private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val v1: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext
    fun hasV1(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      fun clearVersion(): Builder
      var v1: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext
      fun setV1(value: org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext): Builder
      fun clearV1(): Builder
      fun mergeFrom(other: PrivatePreferencesPayload): Builder
      fun build(): PrivatePreferencesPayload
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: PrivatePreferencesPayload): Builder
      fun getDefaultInstance(): PrivatePreferencesPayload
      fun parseFrom(data: ByteArray): PrivatePreferencesPayload
      fun parseFrom(data: ByteString): PrivatePreferencesPayload
    }
  }
}
package org.xmtp.proto.message.contents
import com.google.protobuf.ByteString
object PublicKeyOuterClass {
  class UnsignedPublicKey private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val createdNs: Long
    fun hasCreatedNs(): Boolean
    val secp256K1Uncompressed: org.xmtp.proto.message.contents.PublicKeyOuterClass.UnsignedPublicKey.Secp256k1Uncompressed
    fun hasSecp256K1Uncompressed(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var createdNs: Long
      fun setCreatedNs(value: Long): Builder
      fun clearCreatedNs(): Builder
      fun clearUnion(): Builder
      var secp256K1Uncompressed: org.xmtp.proto.message.contents.PublicKeyOuterClass.UnsignedPublicKey.Secp256k1Uncompressed
      fun setSecp256K1Uncompressed(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.UnsignedPublicKey.Secp256k1Uncompressed): Builder
      fun clearSecp256K1Uncompressed(): Builder
      fun mergeFrom(other: UnsignedPublicKey): Builder
      fun build(): UnsignedPublicKey
    }
    class Secp256k1Uncompressed private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val bytes: ByteString
      fun hasBytes(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var bytes: ByteString
        fun setBytes(value: ByteString): Builder
        fun clearBytes(): Builder
        fun mergeFrom(other: Secp256k1Uncompressed): Builder
        fun build(): Secp256k1Uncompressed
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Secp256k1Uncompressed): Builder
        fun getDefaultInstance(): Secp256k1Uncompressed
        fun parseFrom(data: ByteArray): Secp256k1Uncompressed
        fun parseFrom(data: ByteString): Secp256k1Uncompressed
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: UnsignedPublicKey): Builder
      fun getDefaultInstance(): UnsignedPublicKey
      fun parseFrom(data: ByteArray): UnsignedPublicKey
      fun parseFrom(data: ByteString): UnsignedPublicKey
    }
  }
  class SignedPublicKey private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val keyBytes: ByteString
    fun hasKeyBytes(): Boolean
    val signature: org.xmtp.proto.message.contents.SignatureOuterClass.Signature
    fun hasSignature(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var keyBytes: ByteString
      fun setKeyBytes(value: ByteString): Builder
      fun clearKeyBytes(): Builder
      var signature: org.xmtp.proto.message.contents.SignatureOuterClass.Signature
      fun setSignature(value: org.xmtp.proto.message.contents.SignatureOuterClass.Signature): Builder
      fun clearSignature(): Builder
      fun mergeFrom(other: SignedPublicKey): Builder
      fun build(): SignedPublicKey
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SignedPublicKey): Builder
      fun getDefaultInstance(): SignedPublicKey
      fun parseFrom(data: ByteArray): SignedPublicKey
      fun parseFrom(data: ByteString): SignedPublicKey
    }
  }
  class SignedPublicKeyBundle private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val identityKey: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey
    fun hasIdentityKey(): Boolean
    val preKey: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey
    fun hasPreKey(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var identityKey: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey
      fun setIdentityKey(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey): Builder
      fun clearIdentityKey(): Builder
      var preKey: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey
      fun setPreKey(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey): Builder
      fun clearPreKey(): Builder
      fun mergeFrom(other: SignedPublicKeyBundle): Builder
      fun build(): SignedPublicKeyBundle
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SignedPublicKeyBundle): Builder
      fun getDefaultInstance(): SignedPublicKeyBundle
      fun parseFrom(data: ByteArray): SignedPublicKeyBundle
      fun parseFrom(data: ByteString): SignedPublicKeyBundle
    }
  }
  class PublicKey private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val timestamp: Long
    fun hasTimestamp(): Boolean
    val signature: org.xmtp.proto.message.contents.SignatureOuterClass.Signature
    fun hasSignature(): Boolean
    val secp256K1Uncompressed: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey.Secp256k1Uncompressed
    fun hasSecp256K1Uncompressed(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var timestamp: Long
      fun setTimestamp(value: Long): Builder
      fun clearTimestamp(): Builder
      var signature: org.xmtp.proto.message.contents.SignatureOuterClass.Signature
      fun setSignature(value: org.xmtp.proto.message.contents.SignatureOuterClass.Signature): Builder
      fun clearSignature(): Builder
      fun clearUnion(): Builder
      var secp256K1Uncompressed: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey.Secp256k1Uncompressed
      fun setSecp256K1Uncompressed(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey.Secp256k1Uncompressed): Builder
      fun clearSecp256K1Uncompressed(): Builder
      fun mergeFrom(other: PublicKey): Builder
      fun build(): PublicKey
    }
    class Secp256k1Uncompressed private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val bytes: ByteString
      fun hasBytes(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var bytes: ByteString
        fun setBytes(value: ByteString): Builder
        fun clearBytes(): Builder
        fun mergeFrom(other: Secp256k1Uncompressed): Builder
        fun build(): Secp256k1Uncompressed
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Secp256k1Uncompressed): Builder
        fun getDefaultInstance(): Secp256k1Uncompressed
        fun parseFrom(data: ByteArray): Secp256k1Uncompressed
        fun parseFrom(data: ByteString): Secp256k1Uncompressed
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: PublicKey): Builder
      fun getDefaultInstance(): PublicKey
      fun parseFrom(data: ByteArray): PublicKey
      fun parseFrom(data: ByteString): PublicKey
    }
  }
  class PublicKeyBundle private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val identityKey: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey
    fun hasIdentityKey(): Boolean
    val preKey: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey
    fun hasPreKey(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var identityKey: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey
      fun setIdentityKey(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey): Builder
      fun clearIdentityKey(): Builder
      var preKey: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey
      fun setPreKey(value: org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey): Builder
      fun clearPreKey(): Builder
      fun mergeFrom(other: PublicKeyBundle): Builder
      fun build(): PublicKeyBundle
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: PublicKeyBundle): Builder
      fun getDefaultInstance(): PublicKeyBundle
      fun parseFrom(data: ByteArray): PublicKeyBundle
      fun parseFrom(data: ByteString): PublicKeyBundle
    }
  }
}
package org.xmtp.proto.message.contents
import com.google.protobuf.ByteString
object SignatureOuterClass {
  class Signature private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val ecdsaCompact: org.xmtp.proto.message.contents.SignatureOuterClass.Signature.ECDSACompact
    fun hasEcdsaCompact(): Boolean
    val walletEcdsaCompact: org.xmtp.proto.message.contents.SignatureOuterClass.Signature.WalletECDSACompact
    fun hasWalletEcdsaCompact(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      fun clearUnion(): Builder
      var ecdsaCompact: org.xmtp.proto.message.contents.SignatureOuterClass.Signature.ECDSACompact
      fun setEcdsaCompact(value: org.xmtp.proto.message.contents.SignatureOuterClass.Signature.ECDSACompact): Builder
      fun clearEcdsaCompact(): Builder
      var walletEcdsaCompact: org.xmtp.proto.message.contents.SignatureOuterClass.Signature.WalletECDSACompact
      fun setWalletEcdsaCompact(value: org.xmtp.proto.message.contents.SignatureOuterClass.Signature.WalletECDSACompact): Builder
      fun clearWalletEcdsaCompact(): Builder
      fun mergeFrom(other: Signature): Builder
      fun build(): Signature
    }
    class ECDSACompact private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val bytes: ByteString
      fun hasBytes(): Boolean
      val recovery: Int
      fun hasRecovery(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var bytes: ByteString
        fun setBytes(value: ByteString): Builder
        fun clearBytes(): Builder
        var recovery: Int
        fun setRecovery(value: Int): Builder
        fun clearRecovery(): Builder
        fun mergeFrom(other: ECDSACompact): Builder
        fun build(): ECDSACompact
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: ECDSACompact): Builder
        fun getDefaultInstance(): ECDSACompact
        fun parseFrom(data: ByteArray): ECDSACompact
        fun parseFrom(data: ByteString): ECDSACompact
      }
    }
    class WalletECDSACompact private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val bytes: ByteString
      fun hasBytes(): Boolean
      val recovery: Int
      fun hasRecovery(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var bytes: ByteString
        fun setBytes(value: ByteString): Builder
        fun clearBytes(): Builder
        var recovery: Int
        fun setRecovery(value: Int): Builder
        fun clearRecovery(): Builder
        fun mergeFrom(other: WalletECDSACompact): Builder
        fun build(): WalletECDSACompact
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: WalletECDSACompact): Builder
        fun getDefaultInstance(): WalletECDSACompact
        fun parseFrom(data: ByteArray): WalletECDSACompact
        fun parseFrom(data: ByteString): WalletECDSACompact
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: Signature): Builder
      fun getDefaultInstance(): Signature
      fun parseFrom(data: ByteArray): Signature
      fun parseFrom(data: ByteString): Signature
    }
  }
}
package org.xmtp.proto.mls.message.contents
import com.google.protobuf.ByteString
object TranscriptMessages {
  class MembershipChange private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val installationIdsList: List<ByteString>
    val installationIdsCount: Int
    fun getInstallationIds(index: Int): ByteString
    val accountAddress: String
    fun hasAccountAddress(): Boolean
    val initiatedByAccountAddress: String
    fun hasInitiatedByAccountAddress(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val installationIdsList: List<ByteString>
      fun addInstallationIds(value: ByteString): Builder
      fun addAllInstallationIds(values: Iterable<ByteString>): Builder
      var accountAddress: String
      fun setAccountAddress(value: String): Builder
      fun clearAccountAddress(): Builder
      var initiatedByAccountAddress: String
      fun setInitiatedByAccountAddress(value: String): Builder
      fun clearInitiatedByAccountAddress(): Builder
      fun mergeFrom(other: MembershipChange): Builder
      fun build(): MembershipChange
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: MembershipChange): Builder
      fun getDefaultInstance(): MembershipChange
      fun parseFrom(data: ByteArray): MembershipChange
      fun parseFrom(data: ByteString): MembershipChange
    }
  }
  class GroupMembershipChanges private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val membersAddedList: List<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange>
    val membersAddedCount: Int
    fun getMembersAdded(index: Int): org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange
    val membersRemovedList: List<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange>
    val membersRemovedCount: Int
    fun getMembersRemoved(index: Int): org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange
    val installationsAddedList: List<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange>
    val installationsAddedCount: Int
    fun getInstallationsAdded(index: Int): org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange
    val installationsRemovedList: List<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange>
    val installationsRemovedCount: Int
    fun getInstallationsRemoved(index: Int): org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      val membersAddedList: List<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange>
      fun addMembersAdded(value: org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange): Builder
      fun addAllMembersAdded(values: Iterable<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange>): Builder
      val membersRemovedList: List<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange>
      fun addMembersRemoved(value: org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange): Builder
      fun addAllMembersRemoved(values: Iterable<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange>): Builder
      val installationsAddedList: List<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange>
      fun addInstallationsAdded(value: org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange): Builder
      fun addAllInstallationsAdded(values: Iterable<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange>): Builder
      val installationsRemovedList: List<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange>
      fun addInstallationsRemoved(value: org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange): Builder
      fun addAllInstallationsRemoved(values: Iterable<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange>): Builder
      fun mergeFrom(other: GroupMembershipChanges): Builder
      fun build(): GroupMembershipChanges
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: GroupMembershipChanges): Builder
      fun getDefaultInstance(): GroupMembershipChanges
      fun parseFrom(data: ByteArray): GroupMembershipChanges
      fun parseFrom(data: ByteString): GroupMembershipChanges
    }
  }
  class GroupUpdated private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val initiatedByInboxId: String
    fun hasInitiatedByInboxId(): Boolean
    val addedInboxesList: List<org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox>
    val addedInboxesCount: Int
    fun getAddedInboxes(index: Int): org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox
    val removedInboxesList: List<org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox>
    val removedInboxesCount: Int
    fun getRemovedInboxes(index: Int): org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox
    val metadataFieldChangesList: List<org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.MetadataFieldChange>
    val metadataFieldChangesCount: Int
    fun getMetadataFieldChanges(index: Int): org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.MetadataFieldChange
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var initiatedByInboxId: String
      fun setInitiatedByInboxId(value: String): Builder
      fun clearInitiatedByInboxId(): Builder
      val addedInboxesList: List<org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox>
      fun addAddedInboxes(value: org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox): Builder
      fun addAllAddedInboxes(values: Iterable<org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox>): Builder
      val removedInboxesList: List<org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox>
      fun addRemovedInboxes(value: org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox): Builder
      fun addAllRemovedInboxes(values: Iterable<org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox>): Builder
      val metadataFieldChangesList: List<org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.MetadataFieldChange>
      fun addMetadataFieldChanges(value: org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.MetadataFieldChange): Builder
      fun addAllMetadataFieldChanges(values: Iterable<org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.MetadataFieldChange>): Builder
      fun mergeFrom(other: GroupUpdated): Builder
      fun build(): GroupUpdated
    }
    class Inbox private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val inboxId: String
      fun hasInboxId(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var inboxId: String
        fun setInboxId(value: String): Builder
        fun clearInboxId(): Builder
        fun mergeFrom(other: Inbox): Builder
        fun build(): Inbox
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: Inbox): Builder
        fun getDefaultInstance(): Inbox
        fun parseFrom(data: ByteArray): Inbox
        fun parseFrom(data: ByteString): Inbox
      }
    }
    class MetadataFieldChange private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val fieldName: String
      fun hasFieldName(): Boolean
      val oldValue: String
      fun hasOldValue(): Boolean
      val newValue: String
      fun hasNewValue(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var fieldName: String
        fun setFieldName(value: String): Builder
        fun clearFieldName(): Builder
        var oldValue: String
        fun setOldValue(value: String): Builder
        fun clearOldValue(): Builder
        var newValue: String
        fun setNewValue(value: String): Builder
        fun clearNewValue(): Builder
        fun mergeFrom(other: MetadataFieldChange): Builder
        fun build(): MetadataFieldChange
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: MetadataFieldChange): Builder
        fun getDefaultInstance(): MetadataFieldChange
        fun parseFrom(data: ByteArray): MetadataFieldChange
        fun parseFrom(data: ByteString): MetadataFieldChange
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: GroupUpdated): Builder
      fun getDefaultInstance(): GroupUpdated
      fun parseFrom(data: ByteArray): GroupUpdated
      fun parseFrom(data: ByteString): GroupUpdated
    }
  }
}
package org.xmtp.android.library.push
import com.google.protobuf.ByteString
object Service {
  class DeliveryMechanism private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val apnsDeviceToken: String
    fun hasApnsDeviceToken(): Boolean
    val firebaseDeviceToken: String
    fun hasFirebaseDeviceToken(): Boolean
    val customToken: String
    fun hasCustomToken(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      fun clearDeliveryMechanismType(): Builder
      var apnsDeviceToken: String
      fun setApnsDeviceToken(value: String): Builder
      fun clearApnsDeviceToken(): Builder
      var firebaseDeviceToken: String
      fun setFirebaseDeviceToken(value: String): Builder
      fun clearFirebaseDeviceToken(): Builder
      var customToken: String
      fun setCustomToken(value: String): Builder
      fun clearCustomToken(): Builder
      fun mergeFrom(other: DeliveryMechanism): Builder
      fun build(): DeliveryMechanism
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: DeliveryMechanism): Builder
      fun getDefaultInstance(): DeliveryMechanism
      fun parseFrom(data: ByteArray): DeliveryMechanism
      fun parseFrom(data: ByteString): DeliveryMechanism
    }
  }
  class RegisterInstallationRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val installationId: String
    fun hasInstallationId(): Boolean
    val deliveryMechanism: org.xmtp.android.library.push.Service.DeliveryMechanism
    fun hasDeliveryMechanism(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var installationId: String
      fun setInstallationId(value: String): Builder
      fun clearInstallationId(): Builder
      var deliveryMechanism: org.xmtp.android.library.push.Service.DeliveryMechanism
      fun setDeliveryMechanism(value: org.xmtp.android.library.push.Service.DeliveryMechanism): Builder
      fun clearDeliveryMechanism(): Builder
      fun mergeFrom(other: RegisterInstallationRequest): Builder
      fun build(): RegisterInstallationRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: RegisterInstallationRequest): Builder
      fun getDefaultInstance(): RegisterInstallationRequest
      fun parseFrom(data: ByteArray): RegisterInstallationRequest
      fun parseFrom(data: ByteString): RegisterInstallationRequest
    }
  }
  class RegisterInstallationResponse private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val installationId: String
    fun hasInstallationId(): Boolean
    val validUntil: Long
    fun hasValidUntil(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var installationId: String
      fun setInstallationId(value: String): Builder
      fun clearInstallationId(): Builder
      var validUntil: Long
      fun setValidUntil(value: Long): Builder
      fun clearValidUntil(): Builder
      fun mergeFrom(other: RegisterInstallationResponse): Builder
      fun build(): RegisterInstallationResponse
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: RegisterInstallationResponse): Builder
      fun getDefaultInstance(): RegisterInstallationResponse
      fun parseFrom(data: ByteArray): RegisterInstallationResponse
      fun parseFrom(data: ByteString): RegisterInstallationResponse
    }
  }
  class DeleteInstallationRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val installationId: String
    fun hasInstallationId(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var installationId: String
      fun setInstallationId(value: String): Builder
      fun clearInstallationId(): Builder
      fun mergeFrom(other: DeleteInstallationRequest): Builder
      fun build(): DeleteInstallationRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: DeleteInstallationRequest): Builder
      fun getDefaultInstance(): DeleteInstallationRequest
      fun parseFrom(data: ByteArray): DeleteInstallationRequest
      fun parseFrom(data: ByteString): DeleteInstallationRequest
    }
  }
  class Subscription private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val topic: String
    fun hasTopic(): Boolean
    val hmacKeysList: List<org.xmtp.android.library.push.Service.Subscription.HmacKey>
    val hmacKeysCount: Int
    fun getHmacKeys(index: Int): org.xmtp.android.library.push.Service.Subscription.HmacKey
    val isSilent: Boolean
    fun hasIsSilent(): Boolean
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var topic: String
      fun setTopic(value: String): Builder
      fun clearTopic(): Builder
      val hmacKeysList: List<org.xmtp.android.library.push.Service.Subscription.HmacKey>
      fun addHmacKeys(value: org.xmtp.android.library.push.Service.Subscription.HmacKey): Builder
      fun addAllHmacKeys(values: Iterable<org.xmtp.android.library.push.Service.Subscription.HmacKey>): Builder
      var isSilent: Boolean
      fun setIsSilent(value: Boolean): Builder
      fun clearIsSilent(): Builder
      fun mergeFrom(other: Subscription): Builder
      fun build(): Subscription
    }
    class HmacKey private constructor(unused: Any) : com.google.protobuf.MessageLite() {
      val thirtyDayPeriodsSinceEpoch: Int
      fun hasThirtyDayPeriodsSinceEpoch(): Boolean
      val key: ByteString
      fun hasKey(): Boolean
      fun toBuilder(): Builder
      class Builder private constructor(unused: Any) {
        var thirtyDayPeriodsSinceEpoch: Int
        fun setThirtyDayPeriodsSinceEpoch(value: Int): Builder
        fun clearThirtyDayPeriodsSinceEpoch(): Builder
        var key: ByteString
        fun setKey(value: ByteString): Builder
        fun clearKey(): Builder
        fun mergeFrom(other: HmacKey): Builder
        fun build(): HmacKey
      }
      companion object {
        fun newBuilder(): Builder
        fun newBuilder(prototype: HmacKey): Builder
        fun getDefaultInstance(): HmacKey
        fun parseFrom(data: ByteArray): HmacKey
        fun parseFrom(data: ByteString): HmacKey
      }
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: Subscription): Builder
      fun getDefaultInstance(): Subscription
      fun parseFrom(data: ByteArray): Subscription
      fun parseFrom(data: ByteString): Subscription
    }
  }
  class SubscribeWithMetadataRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val installationId: String
    fun hasInstallationId(): Boolean
    val subscriptionsList: List<org.xmtp.android.library.push.Service.Subscription>
    val subscriptionsCount: Int
    fun getSubscriptions(index: Int): org.xmtp.android.library.push.Service.Subscription
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var installationId: String
      fun setInstallationId(value: String): Builder
      fun clearInstallationId(): Builder
      val subscriptionsList: List<org.xmtp.android.library.push.Service.Subscription>
      fun addSubscriptions(value: org.xmtp.android.library.push.Service.Subscription): Builder
      fun addAllSubscriptions(values: Iterable<org.xmtp.android.library.push.Service.Subscription>): Builder
      fun mergeFrom(other: SubscribeWithMetadataRequest): Builder
      fun build(): SubscribeWithMetadataRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SubscribeWithMetadataRequest): Builder
      fun getDefaultInstance(): SubscribeWithMetadataRequest
      fun parseFrom(data: ByteArray): SubscribeWithMetadataRequest
      fun parseFrom(data: ByteString): SubscribeWithMetadataRequest
    }
  }
  class SubscribeRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val installationId: String
    fun hasInstallationId(): Boolean
    val topicsList: List<String>
    val topicsCount: Int
    fun getTopics(index: Int): String
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var installationId: String
      fun setInstallationId(value: String): Builder
      fun clearInstallationId(): Builder
      val topicsList: List<String>
      fun addTopics(value: String): Builder
      fun addAllTopics(values: Iterable<String>): Builder
      fun mergeFrom(other: SubscribeRequest): Builder
      fun build(): SubscribeRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: SubscribeRequest): Builder
      fun getDefaultInstance(): SubscribeRequest
      fun parseFrom(data: ByteArray): SubscribeRequest
      fun parseFrom(data: ByteString): SubscribeRequest
    }
  }
  class UnsubscribeRequest private constructor(unused: Any) : com.google.protobuf.MessageLite() {
    val installationId: String
    fun hasInstallationId(): Boolean
    val topicsList: List<String>
    val topicsCount: Int
    fun getTopics(index: Int): String
    fun toBuilder(): Builder
    class Builder private constructor(unused: Any) {
      var installationId: String
      fun setInstallationId(value: String): Builder
      fun clearInstallationId(): Builder
      val topicsList: List<String>
      fun addTopics(value: String): Builder
      fun addAllTopics(values: Iterable<String>): Builder
      fun mergeFrom(other: UnsubscribeRequest): Builder
      fun build(): UnsubscribeRequest
    }
    companion object {
      fun newBuilder(): Builder
      fun newBuilder(prototype: UnsubscribeRequest): Builder
      fun getDefaultInstance(): UnsubscribeRequest
      fun parseFrom(data: ByteArray): UnsubscribeRequest
      fun parseFrom(data: ByteString): UnsubscribeRequest
    }
  }
}
