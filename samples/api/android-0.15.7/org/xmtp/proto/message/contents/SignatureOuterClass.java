package org.xmtp.proto.message.contents;
import com.google.protobuf.ByteString;
import com.google.protobuf.GeneratedMessageLite;
public final class SignatureOuterClass {
  public static final class Signature extends GeneratedMessageLite<Signature, Signature.Builder> {
    private Signature() {}
    public native org.xmtp.proto.message.contents.SignatureOuterClass.Signature.ECDSACompact getEcdsaCompact();
    public native boolean hasEcdsaCompact();
    public native org.xmtp.proto.message.contents.SignatureOuterClass.Signature.WalletECDSACompact getWalletEcdsaCompact();
    public native boolean hasWalletEcdsaCompact();
    public native UnionCase getUnionCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(Signature prototype);
    public static native Signature getDefaultInstance();
    public static native Signature parseFrom(byte[] data);
    public static native Signature parseFrom(ByteString data);
    public static native Signature parseFrom(java.nio.ByteBuffer data);
    public static native Signature parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<Signature, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.SignatureOuterClass.Signature.ECDSACompact getEcdsaCompact();
      public native boolean hasEcdsaCompact();
      public native Builder setEcdsaCompact(org.xmtp.proto.message.contents.SignatureOuterClass.Signature.ECDSACompact value);
      public native Builder clearEcdsaCompact();
      public native Builder setEcdsaCompact(org.xmtp.proto.message.contents.SignatureOuterClass.Signature.ECDSACompact.Builder builder);
      public native Builder mergeEcdsaCompact(org.xmtp.proto.message.contents.SignatureOuterClass.Signature.ECDSACompact value);
      public native org.xmtp.proto.message.contents.SignatureOuterClass.Signature.WalletECDSACompact getWalletEcdsaCompact();
      public native boolean hasWalletEcdsaCompact();
      public native Builder setWalletEcdsaCompact(org.xmtp.proto.message.contents.SignatureOuterClass.Signature.WalletECDSACompact value);
      public native Builder clearWalletEcdsaCompact();
      public native Builder setWalletEcdsaCompact(org.xmtp.proto.message.contents.SignatureOuterClass.Signature.WalletECDSACompact.Builder builder);
      public native Builder mergeWalletEcdsaCompact(org.xmtp.proto.message.contents.SignatureOuterClass.Signature.WalletECDSACompact value);
      public native UnionCase getUnionCase();
      public native Builder clearUnion();
    }
    public enum UnionCase {
      ECDSA_COMPACT, WALLET_ECDSA_COMPACT, UNION_NOT_SET;
      public native int getNumber();
      public static native UnionCase forNumber(int value);
    }
    public static final class ECDSACompact extends GeneratedMessageLite<ECDSACompact, ECDSACompact.Builder> {
      private ECDSACompact() {}
      public native ByteString getBytes();
      public native int getRecovery();
      public static native Builder newBuilder();
      public static native Builder newBuilder(ECDSACompact prototype);
      public static native ECDSACompact getDefaultInstance();
      public static native ECDSACompact parseFrom(byte[] data);
      public static native ECDSACompact parseFrom(ByteString data);
      public static native ECDSACompact parseFrom(java.nio.ByteBuffer data);
      public static native ECDSACompact parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<ECDSACompact, Builder> {
        private Builder() {}
        public native ByteString getBytes();
        public native Builder setBytes(ByteString value);
        public native Builder clearBytes();
        public native int getRecovery();
        public native Builder setRecovery(int value);
        public native Builder clearRecovery();
      }
    }
    public static final class WalletECDSACompact extends GeneratedMessageLite<WalletECDSACompact, WalletECDSACompact.Builder> {
      private WalletECDSACompact() {}
      public native ByteString getBytes();
      public native int getRecovery();
      public static native Builder newBuilder();
      public static native Builder newBuilder(WalletECDSACompact prototype);
      public static native WalletECDSACompact getDefaultInstance();
      public static native WalletECDSACompact parseFrom(byte[] data);
      public static native WalletECDSACompact parseFrom(ByteString data);
      public static native WalletECDSACompact parseFrom(java.nio.ByteBuffer data);
      public static native WalletECDSACompact parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<WalletECDSACompact, Builder> {
        private Builder() {}
        public native ByteString getBytes();
        public native Builder setBytes(ByteString value);
        public native Builder clearBytes();
        public native int getRecovery();
        public native Builder setRecovery(int value);
        public native Builder clearRecovery();
      }
    }
  }
}
