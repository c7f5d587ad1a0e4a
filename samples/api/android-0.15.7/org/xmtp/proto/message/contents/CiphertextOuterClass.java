package org.xmtp.proto.message.contents;
import com.google.protobuf.ByteString;
import com.google.protobuf.GeneratedMessageLite;
public final class CiphertextOuterClass {
  public static final class Ciphertext extends GeneratedMessageLite<Ciphertext, Ciphertext.Builder> {
    private Ciphertext() {}
    public native org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext.Aes256gcmHkdfsha256 getAes256GcmHkdfSha256();
    public native boolean hasAes256GcmHkdfSha256();
    public native UnionCase getUnionCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(Ciphertext prototype);
    public static native Ciphertext getDefaultInstance();
    public static native Ciphertext parseFrom(byte[] data);
    public static native Ciphertext parseFrom(ByteString data);
    public static native Ciphertext parseFrom(java.nio.ByteBuffer data);
    public static native Ciphertext parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<Ciphertext, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext.Aes256gcmHkdfsha256 getAes256GcmHkdfSha256();
      public native boolean hasAes256GcmHkdfSha256();
      public native Builder setAes256GcmHkdfSha256(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext.Aes256gcmHkdfsha256 value);
      public native Builder clearAes256GcmHkdfSha256();
      public native Builder setAes256GcmHkdfSha256(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext.Aes256gcmHkdfsha256.Builder builder);
      public native Builder mergeAes256GcmHkdfSha256(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext.Aes256gcmHkdfsha256 value);
      public native UnionCase getUnionCase();
      public native Builder clearUnion();
    }
    public enum UnionCase {
      AES256_GCM_HKDF_SHA256, UNION_NOT_SET;
      public native int getNumber();
      public static native UnionCase forNumber(int value);
    }
    public static final class Aes256gcmHkdfsha256 extends GeneratedMessageLite<Aes256gcmHkdfsha256, Aes256gcmHkdfsha256.Builder> {
      private Aes256gcmHkdfsha256() {}
      public native ByteString getHkdfSalt();
      public native ByteString getGcmNonce();
      public native ByteString getPayload();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Aes256gcmHkdfsha256 prototype);
      public static native Aes256gcmHkdfsha256 getDefaultInstance();
      public static native Aes256gcmHkdfsha256 parseFrom(byte[] data);
      public static native Aes256gcmHkdfsha256 parseFrom(ByteString data);
      public static native Aes256gcmHkdfsha256 parseFrom(java.nio.ByteBuffer data);
      public static native Aes256gcmHkdfsha256 parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Aes256gcmHkdfsha256, Builder> {
        private Builder() {}
        public native ByteString getHkdfSalt();
        public native Builder setHkdfSalt(ByteString value);
        public native Builder clearHkdfSalt();
        public native ByteString getGcmNonce();
        public native Builder setGcmNonce(ByteString value);
        public native Builder clearGcmNonce();
        public native ByteString getPayload();
        public native Builder setPayload(ByteString value);
        public native Builder clearPayload();
      }
    }
  }
  public static final class SignedEciesCiphertext extends GeneratedMessageLite<SignedEciesCiphertext, SignedEciesCiphertext.Builder> {
    private SignedEciesCiphertext() {}
    public native ByteString getEciesBytes();
    public native org.xmtp.proto.message.contents.SignatureOuterClass.Signature getSignature();
    public native boolean hasSignature();
    public static native Builder newBuilder();
    public static native Builder newBuilder(SignedEciesCiphertext prototype);
    public static native SignedEciesCiphertext getDefaultInstance();
    public static native SignedEciesCiphertext parseFrom(byte[] data);
    public static native SignedEciesCiphertext parseFrom(ByteString data);
    public static native SignedEciesCiphertext parseFrom(java.nio.ByteBuffer data);
    public static native SignedEciesCiphertext parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SignedEciesCiphertext, Builder> {
      private Builder() {}
      public native ByteString getEciesBytes();
      public native Builder setEciesBytes(ByteString value);
      public native Builder clearEciesBytes();
      public native org.xmtp.proto.message.contents.SignatureOuterClass.Signature getSignature();
      public native boolean hasSignature();
      public native Builder setSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature value);
      public native Builder clearSignature();
      public native Builder setSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature.Builder builder);
      public native Builder mergeSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature value);
    }
    public static final class Ecies extends GeneratedMessageLite<Ecies, Ecies.Builder> {
      private Ecies() {}
      public native ByteString getEphemeralPublicKey();
      public native ByteString getIv();
      public native ByteString getMac();
      public native ByteString getCiphertext();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Ecies prototype);
      public static native Ecies getDefaultInstance();
      public static native Ecies parseFrom(byte[] data);
      public static native Ecies parseFrom(ByteString data);
      public static native Ecies parseFrom(java.nio.ByteBuffer data);
      public static native Ecies parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Ecies, Builder> {
        private Builder() {}
        public native ByteString getEphemeralPublicKey();
        public native Builder setEphemeralPublicKey(ByteString value);
        public native Builder clearEphemeralPublicKey();
        public native ByteString getIv();
        public native Builder setIv(ByteString value);
        public native Builder clearIv();
        public native ByteString getMac();
        public native Builder setMac(ByteString value);
        public native Builder clearMac();
        public native ByteString getCiphertext();
        public native Builder setCiphertext(ByteString value);
        public native Builder clearCiphertext();
      }
    }
  }
}
