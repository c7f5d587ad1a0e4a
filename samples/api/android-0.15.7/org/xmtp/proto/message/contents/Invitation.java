package org.xmtp.proto.message.contents;
import com.google.protobuf.ByteString;
import com.google.protobuf.GeneratedMessageLite;
public final class Invitation {
  public enum ConsentProofPayloadVersion {
    CONSENT_PROOF_PAYLOAD_VERSION_UNSPECIFIED, CONSENT_PROOF_PAYLOAD_VERSION_CONSENT_PROOF_PAYLOAD_VERSION1, UNRECOGNIZED;
    public native int getNumber();
    public static native ConsentProofPayloadVersion forNumber(int value);
  }
  public static final class InvitationV1 extends GeneratedMessageLite<InvitationV1, InvitationV1.Builder> {
    private InvitationV1() {}
    public native String getTopic();
    public native ByteString getTopicBytes();
    public native org.xmtp.proto.message.contents.Invitation.InvitationV1.Context getContext();
    public native boolean hasContext();
    public native org.xmtp.proto.message.contents.Invitation.InvitationV1.Aes256gcmHkdfsha256 getAes256GcmHkdfSha256();
    public native boolean hasAes256GcmHkdfSha256();
    public native org.xmtp.proto.message.contents.Invitation.ConsentProofPayload getConsentProof();
    public native boolean hasConsentProof();
    public native EncryptionCase getEncryptionCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(InvitationV1 prototype);
    public static native InvitationV1 getDefaultInstance();
    public static native InvitationV1 parseFrom(byte[] data);
    public static native InvitationV1 parseFrom(ByteString data);
    public static native InvitationV1 parseFrom(java.nio.ByteBuffer data);
    public static native InvitationV1 parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<InvitationV1, Builder> {
      private Builder() {}
      public native String getTopic();
      public native ByteString getTopicBytes();
      public native Builder setTopic(String value);
      public native Builder clearTopic();
      public native Builder setTopicBytes(ByteString value);
      public native org.xmtp.proto.message.contents.Invitation.InvitationV1.Context getContext();
      public native boolean hasContext();
      public native Builder setContext(org.xmtp.proto.message.contents.Invitation.InvitationV1.Context value);
      public native Builder clearContext();
      public native Builder setContext(org.xmtp.proto.message.contents.Invitation.InvitationV1.Context.Builder builder);
      public native Builder mergeContext(org.xmtp.proto.message.contents.Invitation.InvitationV1.Context value);
      public native org.xmtp.proto.message.contents.Invitation.InvitationV1.Aes256gcmHkdfsha256 getAes256GcmHkdfSha256();
      public native boolean hasAes256GcmHkdfSha256();
      public native Builder setAes256GcmHkdfSha256(org.xmtp.proto.message.contents.Invitation.InvitationV1.Aes256gcmHkdfsha256 value);
      public native Builder clearAes256GcmHkdfSha256();
      public native Builder setAes256GcmHkdfSha256(org.xmtp.proto.message.contents.Invitation.InvitationV1.Aes256gcmHkdfsha256.Builder builder);
      public native Builder mergeAes256GcmHkdfSha256(org.xmtp.proto.message.contents.Invitation.InvitationV1.Aes256gcmHkdfsha256 value);
      public native org.xmtp.proto.message.contents.Invitation.ConsentProofPayload getConsentProof();
      public native boolean hasConsentProof();
      public native Builder setConsentProof(org.xmtp.proto.message.contents.Invitation.ConsentProofPayload value);
      public native Builder clearConsentProof();
      public native Builder setConsentProof(org.xmtp.proto.message.contents.Invitation.ConsentProofPayload.Builder builder);
      public native Builder mergeConsentProof(org.xmtp.proto.message.contents.Invitation.ConsentProofPayload value);
      public native EncryptionCase getEncryptionCase();
      public native Builder clearEncryption();
    }
    public enum EncryptionCase {
      AES256_GCM_HKDF_SHA256, ENCRYPTION_NOT_SET;
      public native int getNumber();
      public static native EncryptionCase forNumber(int value);
    }
    public static final class Aes256gcmHkdfsha256 extends GeneratedMessageLite<Aes256gcmHkdfsha256, Aes256gcmHkdfsha256.Builder> {
      private Aes256gcmHkdfsha256() {}
      public native ByteString getKeyMaterial();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Aes256gcmHkdfsha256 prototype);
      public static native Aes256gcmHkdfsha256 getDefaultInstance();
      public static native Aes256gcmHkdfsha256 parseFrom(byte[] data);
      public static native Aes256gcmHkdfsha256 parseFrom(ByteString data);
      public static native Aes256gcmHkdfsha256 parseFrom(java.nio.ByteBuffer data);
      public static native Aes256gcmHkdfsha256 parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Aes256gcmHkdfsha256, Builder> {
        private Builder() {}
        public native ByteString getKeyMaterial();
        public native Builder setKeyMaterial(ByteString value);
        public native Builder clearKeyMaterial();
      }
    }
    public static final class Context extends GeneratedMessageLite<Context, Context.Builder> {
      private Context() {}
      public native String getConversationId();
      public native ByteString getConversationIdBytes();
      @Deprecated public native java.util.Map<String, String> getMetadata();
      public native java.util.Map<String, String> getMetadataMap();
      public native int getMetadataCount();
      public native boolean containsMetadata(String key);
      public native String getMetadataOrDefault(String key, String defaultValue);
      public native String getMetadataOrThrow(String key);
      public static native Builder newBuilder();
      public static native Builder newBuilder(Context prototype);
      public static native Context getDefaultInstance();
      public static native Context parseFrom(byte[] data);
      public static native Context parseFrom(ByteString data);
      public static native Context parseFrom(java.nio.ByteBuffer data);
      public static native Context parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Context, Builder> {
        private Builder() {}
        public native String getConversationId();
        public native ByteString getConversationIdBytes();
        public native Builder setConversationId(String value);
        public native Builder clearConversationId();
        public native Builder setConversationIdBytes(ByteString value);
        @Deprecated public native java.util.Map<String, String> getMetadata();
        public native java.util.Map<String, String> getMetadataMap();
        public native int getMetadataCount();
        public native boolean containsMetadata(String key);
        public native String getMetadataOrDefault(String key, String defaultValue);
        public native String getMetadataOrThrow(String key);
        public native Builder putMetadata(String key, String value);
        public native Builder putAllMetadata(java.util.Map<String, String> values);
        public native Builder removeMetadata(String key);
        public native Builder clearMetadata();
      }
    }
  }
  public static final class SealedInvitationHeaderV1 extends GeneratedMessageLite<SealedInvitationHeaderV1, SealedInvitationHeaderV1.Builder> {
    private SealedInvitationHeaderV1() {}
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle getSender();
    public native boolean hasSender();
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle getRecipient();
    public native boolean hasRecipient();
    public native long getCreatedNs();
    public static native Builder newBuilder();
    public static native Builder newBuilder(SealedInvitationHeaderV1 prototype);
    public static native SealedInvitationHeaderV1 getDefaultInstance();
    public static native SealedInvitationHeaderV1 parseFrom(byte[] data);
    public static native SealedInvitationHeaderV1 parseFrom(ByteString data);
    public static native SealedInvitationHeaderV1 parseFrom(java.nio.ByteBuffer data);
    public static native SealedInvitationHeaderV1 parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SealedInvitationHeaderV1, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle getSender();
      public native boolean hasSender();
      public native Builder setSender(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle value);
      public native Builder clearSender();
      public native Builder setSender(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle.Builder builder);
      public native Builder mergeSender(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle value);
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle getRecipient();
      public native boolean hasRecipient();
      public native Builder setRecipient(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle value);
      public native Builder clearRecipient();
      public native Builder setRecipient(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle.Builder builder);
      public native Builder mergeRecipient(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle value);
      public native long getCreatedNs();
      public native Builder setCreatedNs(long value);
      public native Builder clearCreatedNs();
    }
  }
  public static final class SealedInvitationV1 extends GeneratedMessageLite<SealedInvitationV1, SealedInvitationV1.Builder> {
    private SealedInvitationV1() {}
    public native ByteString getHeaderBytes();
    public native org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext getCiphertext();
    public native boolean hasCiphertext();
    public static native Builder newBuilder();
    public static native Builder newBuilder(SealedInvitationV1 prototype);
    public static native SealedInvitationV1 getDefaultInstance();
    public static native SealedInvitationV1 parseFrom(byte[] data);
    public static native SealedInvitationV1 parseFrom(ByteString data);
    public static native SealedInvitationV1 parseFrom(java.nio.ByteBuffer data);
    public static native SealedInvitationV1 parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SealedInvitationV1, Builder> {
      private Builder() {}
      public native ByteString getHeaderBytes();
      public native Builder setHeaderBytes(ByteString value);
      public native Builder clearHeaderBytes();
      public native org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext getCiphertext();
      public native boolean hasCiphertext();
      public native Builder setCiphertext(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext value);
      public native Builder clearCiphertext();
      public native Builder setCiphertext(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext.Builder builder);
      public native Builder mergeCiphertext(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext value);
    }
  }
  public static final class SealedInvitation extends GeneratedMessageLite<SealedInvitation, SealedInvitation.Builder> {
    private SealedInvitation() {}
    public native org.xmtp.proto.message.contents.Invitation.SealedInvitationV1 getV1();
    public native boolean hasV1();
    public native VersionCase getVersionCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(SealedInvitation prototype);
    public static native SealedInvitation getDefaultInstance();
    public static native SealedInvitation parseFrom(byte[] data);
    public static native SealedInvitation parseFrom(ByteString data);
    public static native SealedInvitation parseFrom(java.nio.ByteBuffer data);
    public static native SealedInvitation parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SealedInvitation, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.Invitation.SealedInvitationV1 getV1();
      public native boolean hasV1();
      public native Builder setV1(org.xmtp.proto.message.contents.Invitation.SealedInvitationV1 value);
      public native Builder clearV1();
      public native Builder setV1(org.xmtp.proto.message.contents.Invitation.SealedInvitationV1.Builder builder);
      public native Builder mergeV1(org.xmtp.proto.message.contents.Invitation.SealedInvitationV1 value);
      public native VersionCase getVersionCase();
      public native Builder clearVersion();
    }
    public enum VersionCase {
      V1, VERSION_NOT_SET;
      public native int getNumber();
      public static native VersionCase forNumber(int value);
    }
  }
  public static final class ConsentProofPayload extends GeneratedMessageLite<ConsentProofPayload, ConsentProofPayload.Builder> {
    private ConsentProofPayload() {}
    public native String getSignature();
    public native ByteString getSignatureBytes();
    public native long getTimestamp();
    public native org.xmtp.proto.message.contents.Invitation.ConsentProofPayloadVersion getPayloadVersion();
    public native int getPayloadVersionValue();
    public static native Builder newBuilder();
    public static native Builder newBuilder(ConsentProofPayload prototype);
    public static native ConsentProofPayload getDefaultInstance();
    public static native ConsentProofPayload parseFrom(byte[] data);
    public static native ConsentProofPayload parseFrom(ByteString data);
    public static native ConsentProofPayload parseFrom(java.nio.ByteBuffer data);
    public static native ConsentProofPayload parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<ConsentProofPayload, Builder> {
      private Builder() {}
      public native String getSignature();
      public native ByteString getSignatureBytes();
      public native Builder setSignature(String value);
      public native Builder clearSignature();
      public native Builder setSignatureBytes(ByteString value);
      public native long getTimestamp();
      public native Builder setTimestamp(long value);
      public native Builder clearTimestamp();
      public native org.xmtp.proto.message.contents.Invitation.ConsentProofPayloadVersion getPayloadVersion();
      public native int getPayloadVersionValue();
      public native Builder setPayloadVersion(org.xmtp.proto.message.contents.Invitation.ConsentProofPayloadVersion value);
      public native Builder clearPayloadVersion();
      public native Builder setPayloadVersionValue(int value);
    }
  }
}
