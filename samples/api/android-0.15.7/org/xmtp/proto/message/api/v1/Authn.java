package org.xmtp.proto.message.api.v1;
import com.google.protobuf.ByteString;
import com.google.protobuf.GeneratedMessageLite;
public final class Authn {
  public static final class Token extends GeneratedMessageLite<Token, Token.Builder> {
    private Token() {}
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey getIdentityKey();
    public native boolean hasIdentityKey();
    public native ByteString getAuthDataBytes();
    public native org.xmtp.proto.message.contents.SignatureOuterClass.Signature getAuthDataSignature();
    public native boolean hasAuthDataSignature();
    public static native Builder newBuilder();
    public static native Builder newBuilder(Token prototype);
    public static native Token getDefaultInstance();
    public static native Token parseFrom(byte[] data);
    public static native Token parseFrom(ByteString data);
    public static native Token parseFrom(java.nio.ByteBuffer data);
    public static native Token parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<Token, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey getIdentityKey();
      public native boolean hasIdentityKey();
      public native Builder setIdentityKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey value);
      public native Builder clearIdentityKey();
      public native Builder setIdentityKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey.Builder builder);
      public native Builder mergeIdentityKey(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKey value);
      public native ByteString getAuthDataBytes();
      public native Builder setAuthDataBytes(ByteString value);
      public native Builder clearAuthDataBytes();
      public native org.xmtp.proto.message.contents.SignatureOuterClass.Signature getAuthDataSignature();
      public native boolean hasAuthDataSignature();
      public native Builder setAuthDataSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature value);
      public native Builder clearAuthDataSignature();
      public native Builder setAuthDataSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature.Builder builder);
      public native Builder mergeAuthDataSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature value);
    }
  }
  public static final class AuthData extends GeneratedMessageLite<AuthData, AuthData.Builder> {
    private AuthData() {}
    public native String getWalletAddr();
    public native ByteString getWalletAddrBytes();
    public native long getCreatedNs();
    public static native Builder newBuilder();
    public static native Builder newBuilder(AuthData prototype);
    public static native AuthData getDefaultInstance();
    public static native AuthData parseFrom(byte[] data);
    public static native AuthData parseFrom(ByteString data);
    public static native AuthData parseFrom(java.nio.ByteBuffer data);
    public static native AuthData parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<AuthData, Builder> {
      private Builder() {}
      public native String getWalletAddr();
      public native ByteString getWalletAddrBytes();
      public native Builder setWalletAddr(String value);
      public native Builder clearWalletAddr();
      public native Builder setWalletAddrBytes(ByteString value);
      public native long getCreatedNs();
      public native Builder setCreatedNs(long value);
      public native Builder clearCreatedNs();
    }
  }
}
