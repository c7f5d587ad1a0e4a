package org.xmtp.proto.message.contents;
import com.google.protobuf.ByteString;
import com.google.protobuf.GeneratedMessageLite;
public final class PublicKeyOuterClass {
  public static final class UnsignedPublicKey extends GeneratedMessageLite<UnsignedPublicKey, UnsignedPublicKey.Builder> {
    private UnsignedPublicKey() {}
    public native long getCreatedNs();
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.UnsignedPublicKey.Secp256k1Uncompressed getSecp256K1Uncompressed();
    public native boolean hasSecp256K1Uncompressed();
    public native UnionCase getUnionCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(UnsignedPublicKey prototype);
    public static native UnsignedPublicKey getDefaultInstance();
    public static native UnsignedPublicKey parseFrom(byte[] data);
    public static native UnsignedPublicKey parseFrom(ByteString data);
    public static native UnsignedPublicKey parseFrom(java.nio.ByteBuffer data);
    public static native UnsignedPublicKey parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<UnsignedPublicKey, Builder> {
      private Builder() {}
      public native long getCreatedNs();
      public native Builder setCreatedNs(long value);
      public native Builder clearCreatedNs();
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.UnsignedPublicKey.Secp256k1Uncompressed getSecp256K1Uncompressed();
      public native boolean hasSecp256K1Uncompressed();
      public native Builder setSecp256K1Uncompressed(org.xmtp.proto.message.contents.PublicKeyOuterClass.UnsignedPublicKey.Secp256k1Uncompressed value);
      public native Builder clearSecp256K1Uncompressed();
      public native Builder setSecp256K1Uncompressed(org.xmtp.proto.message.contents.PublicKeyOuterClass.UnsignedPublicKey.Secp256k1Uncompressed.Builder builder);
      public native Builder mergeSecp256K1Uncompressed(org.xmtp.proto.message.contents.PublicKeyOuterClass.UnsignedPublicKey.Secp256k1Uncompressed value);
      public native UnionCase getUnionCase();
      public native Builder clearUnion();
    }
    public enum UnionCase {
      SECP256_K1_UNCOMPRESSED, UNION_NOT_SET;
      public native int getNumber();
      public static native UnionCase forNumber(int value);
    }
    public static final class Secp256k1Uncompressed extends GeneratedMessageLite<Secp256k1Uncompressed, Secp256k1Uncompressed.Builder> {
      private Secp256k1Uncompressed() {}
      public native ByteString getBytes();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Secp256k1Uncompressed prototype);
      public static native Secp256k1Uncompressed getDefaultInstance();
      public static native Secp256k1Uncompressed parseFrom(byte[] data);
      public static native Secp256k1Uncompressed parseFrom(ByteString data);
      public static native Secp256k1Uncompressed parseFrom(java.nio.ByteBuffer data);
      public static native Secp256k1Uncompressed parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Secp256k1Uncompressed, Builder> {
        private Builder() {}
        public native ByteString getBytes();
        public native Builder setBytes(ByteString value);
        public native Builder clearBytes();
      }
    }
  }
  public static final class SignedPublicKey extends GeneratedMessageLite<SignedPublicKey, SignedPublicKey.Builder> {
    private SignedPublicKey() {}
    public native ByteString getKeyBytes();
    public native org.xmtp.proto.message.contents.SignatureOuterClass.Signature getSignature();
    public native boolean hasSignature();
    public static native Builder newBuilder();
    public static native Builder newBuilder(SignedPublicKey prototype);
    public static native SignedPublicKey getDefaultInstance();
    public static native SignedPublicKey parseFrom(byte[] data);
    public static native SignedPublicKey parseFrom(ByteString data);
    public static native SignedPublicKey parseFrom(java.nio.ByteBuffer data);
    public static native SignedPublicKey parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SignedPublicKey, Builder> {
      private Builder() {}
      public native ByteString getKeyBytes();
      public native Builder setKeyBytes(ByteString value);
      public native Builder clearKeyBytes();
      public native org.xmtp.proto.message.contents.SignatureOuterClass.Signature getSignature();
      public native boolean hasSignature();
      public native Builder setSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature value);
      public native Builder clearSignature();
      public native Builder setSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature.Builder builder);
      public native Builder mergeSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature value);
    }
  }
  public static final class SignedPublicKeyBundle extends GeneratedMessageLite<SignedPublicKeyBundle, SignedPublicKeyBundle.Builder> {
    private SignedPublicKeyBundle() {}
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey getIdentityKey();
    public native boolean hasIdentityKey();
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey getPreKey();
    public native boolean hasPreKey();
    public static native Builder newBuilder();
    public static native Builder newBuilder(SignedPublicKeyBundle prototype);
    public static native SignedPublicKeyBundle getDefaultInstance();
    public static native SignedPublicKeyBundle parseFrom(byte[] data);
    public static native SignedPublicKeyBundle parseFrom(ByteString data);
    public static native SignedPublicKeyBundle parseFrom(java.nio.ByteBuffer data);
    public static native SignedPublicKeyBundle parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SignedPublicKeyBundle, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey getIdentityKey();
      public native boolean hasIdentityKey();
      public native Builder setIdentityKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey value);
      public native Builder clearIdentityKey();
      public native Builder setIdentityKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey.Builder builder);
      public native Builder mergeIdentityKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey value);
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey getPreKey();
      public native boolean hasPreKey();
      public native Builder setPreKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey value);
      public native Builder clearPreKey();
      public native Builder setPreKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey.Builder builder);
      public native Builder mergePreKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey value);
    }
  }
  public static final class PublicKey extends GeneratedMessageLite<PublicKey, PublicKey.Builder> {
    private PublicKey() {}
    public native long getTimestamp();
    public native org.xmtp.proto.message.contents.SignatureOuterClass.Signature getSignature();
    public native boolean hasSignature();
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey.Secp256k1Uncompressed getSecp256K1Uncompressed();
    public native boolean hasSecp256K1Uncompressed();
    public native UnionCase getUnionCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(PublicKey prototype);
    public static native PublicKey getDefaultInstance();
    public static native PublicKey parseFrom(byte[] data);
    public static native PublicKey parseFrom(ByteString data);
    public static native PublicKey parseFrom(java.nio.ByteBuffer data);
    public static native PublicKey parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<PublicKey, Builder> {
      private Builder() {}
      public native long getTimestamp();
      public native Builder setTimestamp(long value);
      public native Builder clearTimestamp();
      public native org.xmtp.proto.message.contents.SignatureOuterClass.Signature getSignature();
      public native boolean hasSignature();
      public native Builder setSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature value);
      public native Builder clearSignature();
      public native Builder setSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature.Builder builder);
      public native Builder mergeSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature value);
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey.Secp256k1Uncompressed getSecp256K1Uncompressed();
      public native boolean hasSecp256K1Uncompressed();
      public native Builder setSecp256K1Uncompressed(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey.Secp256k1Uncompressed value);
      public native Builder clearSecp256K1Uncompressed();
      public native Builder setSecp256K1Uncompressed(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey.Secp256k1Uncompressed.Builder builder);
      public native Builder mergeSecp256K1Uncompressed(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey.Secp256k1Uncompressed value);
      public native UnionCase getUnionCase();
      public native Builder clearUnion();
    }
    public enum UnionCase {
      SECP256_K1_UNCOMPRESSED, UNION_NOT_SET;
      public native int getNumber();
      public static native UnionCase forNumber(int value);
    }
    public static final class Secp256k1Uncompressed extends GeneratedMessageLite<Secp256k1Uncompressed, Secp256k1Uncompressed.Builder> {
      private Secp256k1Uncompressed() {}
      public native ByteString getBytes();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Secp256k1Uncompressed prototype);
      public static native Secp256k1Uncompressed getDefaultInstance();
      public static native Secp256k1Uncompressed parseFrom(byte[] data);
      public static native Secp256k1Uncompressed parseFrom(ByteString data);
      public static native Secp256k1Uncompressed parseFrom(java.nio.ByteBuffer data);
      public static native Secp256k1Uncompressed parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Secp256k1Uncompressed, Builder> {
        private Builder() {}
        public native ByteString getBytes();
        public native Builder setBytes(ByteString value);
        public native Builder clearBytes();
      }
    }
  }
  public static final class PublicKeyBundle extends GeneratedMessageLite<PublicKeyBundle, PublicKeyBundle.Builder> {
    private PublicKeyBundle() {}
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey getIdentityKey();
    public native boolean hasIdentityKey();
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey getPreKey();
    public native boolean hasPreKey();
    public static native Builder newBuilder();
    public static native Builder newBuilder(PublicKeyBundle prototype);
    public static native PublicKeyBundle getDefaultInstance();
    public static native PublicKeyBundle parseFrom(byte[] data);
    public static native PublicKeyBundle parseFrom(ByteString data);
    public static native PublicKeyBundle parseFrom(java.nio.ByteBuffer data);
    public static native PublicKeyBundle parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<PublicKeyBundle, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey getIdentityKey();
      public native boolean hasIdentityKey();
      public native Builder setIdentityKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey value);
      public native Builder clearIdentityKey();
      public native Builder setIdentityKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey.Builder builder);
      public native Builder mergeIdentityKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey value);
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey getPreKey();
      public native boolean hasPreKey();
      public native Builder setPreKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey value);
      public native Builder clearPreKey();
      public native Builder setPreKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey.Builder builder);
      public native Builder mergePreKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey value);
    }
  }
}
