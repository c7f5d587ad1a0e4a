package org.xmtp.proto.message.contents;
import com.google.protobuf.ByteString;
import com.google.protobuf.GeneratedMessageLite;
public final class PrivateKeyOuterClass {
  public static final class SignedPrivateKey extends GeneratedMessageLite<SignedPrivateKey, SignedPrivateKey.Builder> {
    private SignedPrivateKey() {}
    public native long getCreatedNs();
    public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey.Secp256k1 getSecp256K1();
    public native boolean hasSecp256K1();
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey getPublicKey();
    public native boolean hasPublicKey();
    public native UnionCase getUnionCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(SignedPrivateKey prototype);
    public static native SignedPrivateKey getDefaultInstance();
    public static native SignedPrivateKey parseFrom(byte[] data);
    public static native SignedPrivateKey parseFrom(ByteString data);
    public static native SignedPrivateKey parseFrom(java.nio.ByteBuffer data);
    public static native SignedPrivateKey parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SignedPrivateKey, Builder> {
      private Builder() {}
      public native long getCreatedNs();
      public native Builder setCreatedNs(long value);
      public native Builder clearCreatedNs();
      public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey.Secp256k1 getSecp256K1();
      public native boolean hasSecp256K1();
      public native Builder setSecp256K1(org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey.Secp256k1 value);
      public native Builder clearSecp256K1();
      public native Builder setSecp256K1(org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey.Secp256k1.Builder builder);
      public native Builder mergeSecp256K1(org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey.Secp256k1 value);
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey getPublicKey();
      public native boolean hasPublicKey();
      public native Builder setPublicKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey value);
      public native Builder clearPublicKey();
      public native Builder setPublicKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey.Builder builder);
      public native Builder mergePublicKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKey value);
      public native UnionCase getUnionCase();
      public native Builder clearUnion();
    }
    public enum UnionCase {
      SECP256_K1, UNION_NOT_SET;
      public native int getNumber();
      public static native UnionCase forNumber(int value);
    }
    public static final class Secp256k1 extends GeneratedMessageLite<Secp256k1, Secp256k1.Builder> {
      private Secp256k1() {}
      public native ByteString getBytes();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Secp256k1 prototype);
      public static native Secp256k1 getDefaultInstance();
      public static native Secp256k1 parseFrom(byte[] data);
      public static native Secp256k1 parseFrom(ByteString data);
      public static native Secp256k1 parseFrom(java.nio.ByteBuffer data);
      public static native Secp256k1 parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Secp256k1, Builder> {
        private Builder() {}
        public native ByteString getBytes();
        public native Builder setBytes(ByteString value);
        public native Builder clearBytes();
      }
    }
  }
  public static final class PrivateKeyBundleV2 extends GeneratedMessageLite<PrivateKeyBundleV2, PrivateKeyBundleV2.Builder> {
    private PrivateKeyBundleV2() {}
    public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey getIdentityKey();
    public native boolean hasIdentityKey();
    public native java.util.List<org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey> getPreKeysList();
    public native int getPreKeysCount();
    public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey getPreKeys(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(PrivateKeyBundleV2 prototype);
    public static native PrivateKeyBundleV2 getDefaultInstance();
    public static native PrivateKeyBundleV2 parseFrom(byte[] data);
    public static native PrivateKeyBundleV2 parseFrom(ByteString data);
    public static native PrivateKeyBundleV2 parseFrom(java.nio.ByteBuffer data);
    public static native PrivateKeyBundleV2 parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<PrivateKeyBundleV2, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey getIdentityKey();
      public native boolean hasIdentityKey();
      public native Builder setIdentityKey(org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey value);
      public native Builder clearIdentityKey();
      public native Builder setIdentityKey(org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey.Builder builder);
      public native Builder mergeIdentityKey(org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey value);
      public native java.util.List<org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey> getPreKeysList();
      public native int getPreKeysCount();
      public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey getPreKeys(int index);
      public native Builder setPreKeys(int index, org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey value);
      public native Builder addPreKeys(org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey value);
      public native Builder addAllPreKeys(Iterable<? extends org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey> values);
      public native Builder clearPreKeys();
      public native Builder setPreKeys(int index, org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey.Builder builder);
      public native Builder addPreKeys(int index, org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey value);
      public native Builder addPreKeys(org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey.Builder builder);
      public native Builder addPreKeys(int index, org.xmtp.proto.message.contents.PrivateKeyOuterClass.SignedPrivateKey.Builder builder);
      public native Builder removePreKeys(int index);
    }
  }
  public static final class PrivateKey extends GeneratedMessageLite<PrivateKey, PrivateKey.Builder> {
    private PrivateKey() {}
    public native long getTimestamp();
    public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey.Secp256k1 getSecp256K1();
    public native boolean hasSecp256K1();
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey getPublicKey();
    public native boolean hasPublicKey();
    public native UnionCase getUnionCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(PrivateKey prototype);
    public static native PrivateKey getDefaultInstance();
    public static native PrivateKey parseFrom(byte[] data);
    public static native PrivateKey parseFrom(ByteString data);
    public static native PrivateKey parseFrom(java.nio.ByteBuffer data);
    public static native PrivateKey parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<PrivateKey, Builder> {
      private Builder() {}
      public native long getTimestamp();
      public native Builder setTimestamp(long value);
      public native Builder clearTimestamp();
      public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey.Secp256k1 getSecp256K1();
      public native boolean hasSecp256K1();
      public native Builder setSecp256K1(org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey.Secp256k1 value);
      public native Builder clearSecp256K1();
      public native Builder setSecp256K1(org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey.Secp256k1.Builder builder);
      public native Builder mergeSecp256K1(org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey.Secp256k1 value);
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey getPublicKey();
      public native boolean hasPublicKey();
      public native Builder setPublicKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey value);
      public native Builder clearPublicKey();
      public native Builder setPublicKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey.Builder builder);
      public native Builder mergePublicKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey value);
      public native UnionCase getUnionCase();
      public native Builder clearUnion();
    }
    public enum UnionCase {
      SECP256_K1, UNION_NOT_SET;
      public native int getNumber();
      public static native UnionCase forNumber(int value);
    }
    public static final class Secp256k1 extends GeneratedMessageLite<Secp256k1, Secp256k1.Builder> {
      private Secp256k1() {}
      public native ByteString getBytes();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Secp256k1 prototype);
      public static native Secp256k1 getDefaultInstance();
      public static native Secp256k1 parseFrom(byte[] data);
      public static native Secp256k1 parseFrom(ByteString data);
      public static native Secp256k1 parseFrom(java.nio.ByteBuffer data);
      public static native Secp256k1 parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Secp256k1, Builder> {
        private Builder() {}
        public native ByteString getBytes();
        public native Builder setBytes(ByteString value);
        public native Builder clearBytes();
      }
    }
  }
  public static final class PrivateKeyBundleV1 extends GeneratedMessageLite<PrivateKeyBundleV1, PrivateKeyBundleV1.Builder> {
    private PrivateKeyBundleV1() {}
    public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey getIdentityKey();
    public native boolean hasIdentityKey();
    public native java.util.List<org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey> getPreKeysList();
    public native int getPreKeysCount();
    public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey getPreKeys(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(PrivateKeyBundleV1 prototype);
    public static native PrivateKeyBundleV1 getDefaultInstance();
    public static native PrivateKeyBundleV1 parseFrom(byte[] data);
    public static native PrivateKeyBundleV1 parseFrom(ByteString data);
    public static native PrivateKeyBundleV1 parseFrom(java.nio.ByteBuffer data);
    public static native PrivateKeyBundleV1 parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<PrivateKeyBundleV1, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey getIdentityKey();
      public native boolean hasIdentityKey();
      public native Builder setIdentityKey(org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey value);
      public native Builder clearIdentityKey();
      public native Builder setIdentityKey(org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey.Builder builder);
      public native Builder mergeIdentityKey(org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey value);
      public native java.util.List<org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey> getPreKeysList();
      public native int getPreKeysCount();
      public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey getPreKeys(int index);
      public native Builder setPreKeys(int index, org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey value);
      public native Builder addPreKeys(org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey value);
      public native Builder addAllPreKeys(Iterable<? extends org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey> values);
      public native Builder clearPreKeys();
      public native Builder setPreKeys(int index, org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey.Builder builder);
      public native Builder addPreKeys(int index, org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey value);
      public native Builder addPreKeys(org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey.Builder builder);
      public native Builder addPreKeys(int index, org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKey.Builder builder);
      public native Builder removePreKeys(int index);
    }
  }
  public static final class PrivateKeyBundle extends GeneratedMessageLite<PrivateKeyBundle, PrivateKeyBundle.Builder> {
    private PrivateKeyBundle() {}
    public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1 getV1();
    public native boolean hasV1();
    public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV2 getV2();
    public native boolean hasV2();
    public native VersionCase getVersionCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(PrivateKeyBundle prototype);
    public static native PrivateKeyBundle getDefaultInstance();
    public static native PrivateKeyBundle parseFrom(byte[] data);
    public static native PrivateKeyBundle parseFrom(ByteString data);
    public static native PrivateKeyBundle parseFrom(java.nio.ByteBuffer data);
    public static native PrivateKeyBundle parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<PrivateKeyBundle, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1 getV1();
      public native boolean hasV1();
      public native Builder setV1(org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1 value);
      public native Builder clearV1();
      public native Builder setV1(org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1.Builder builder);
      public native Builder mergeV1(org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1 value);
      public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV2 getV2();
      public native boolean hasV2();
      public native Builder setV2(org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV2 value);
      public native Builder clearV2();
      public native Builder setV2(org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV2.Builder builder);
      public native Builder mergeV2(org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV2 value);
      public native VersionCase getVersionCase();
      public native Builder clearVersion();
    }
    public enum VersionCase {
      V1, V2, VERSION_NOT_SET;
      public native int getNumber();
      public static native VersionCase forNumber(int value);
    }
  }
  public static final class EncryptedPrivateKeyBundleV1 extends GeneratedMessageLite<EncryptedPrivateKeyBundleV1, EncryptedPrivateKeyBundleV1.Builder> {
    private EncryptedPrivateKeyBundleV1() {}
    public native ByteString getWalletPreKey();
    public native org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext getCiphertext();
    public native boolean hasCiphertext();
    public static native Builder newBuilder();
    public static native Builder newBuilder(EncryptedPrivateKeyBundleV1 prototype);
    public static native EncryptedPrivateKeyBundleV1 getDefaultInstance();
    public static native EncryptedPrivateKeyBundleV1 parseFrom(byte[] data);
    public static native EncryptedPrivateKeyBundleV1 parseFrom(ByteString data);
    public static native EncryptedPrivateKeyBundleV1 parseFrom(java.nio.ByteBuffer data);
    public static native EncryptedPrivateKeyBundleV1 parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<EncryptedPrivateKeyBundleV1, Builder> {
      private Builder() {}
      public native ByteString getWalletPreKey();
      public native Builder setWalletPreKey(ByteString value);
      public native Builder clearWalletPreKey();
      public native org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext getCiphertext();
      public native boolean hasCiphertext();
      public native Builder setCiphertext(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext value);
      public native Builder clearCiphertext();
      public native Builder setCiphertext(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext.Builder builder);
      public native Builder mergeCiphertext(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext value);
    }
  }
  public static final class EncryptedPrivateKeyBundle extends GeneratedMessageLite<EncryptedPrivateKeyBundle, EncryptedPrivateKeyBundle.Builder> {
    private EncryptedPrivateKeyBundle() {}
    public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.EncryptedPrivateKeyBundleV1 getV1();
    public native boolean hasV1();
    public native VersionCase getVersionCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(EncryptedPrivateKeyBundle prototype);
    public static native EncryptedPrivateKeyBundle getDefaultInstance();
    public static native EncryptedPrivateKeyBundle parseFrom(byte[] data);
    public static native EncryptedPrivateKeyBundle parseFrom(ByteString data);
    public static native EncryptedPrivateKeyBundle parseFrom(java.nio.ByteBuffer data);
    public static native EncryptedPrivateKeyBundle parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<EncryptedPrivateKeyBundle, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.EncryptedPrivateKeyBundleV1 getV1();
      public native boolean hasV1();
      public native Builder setV1(org.xmtp.proto.message.contents.PrivateKeyOuterClass.EncryptedPrivateKeyBundleV1 value);
      public native Builder clearV1();
      public native Builder setV1(org.xmtp.proto.message.contents.PrivateKeyOuterClass.EncryptedPrivateKeyBundleV1.Builder builder);
      public native Builder mergeV1(org.xmtp.proto.message.contents.PrivateKeyOuterClass.EncryptedPrivateKeyBundleV1 value);
      public native VersionCase getVersionCase();
      public native Builder clearVersion();
    }
    public enum VersionCase {
      V1, VERSION_NOT_SET;
      public native int getNumber();
      public static native VersionCase forNumber(int value);
    }
  }
}
