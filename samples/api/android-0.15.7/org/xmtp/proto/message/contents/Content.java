package org.xmtp.proto.message.contents;
import com.google.protobuf.ByteString;
import com.google.protobuf.GeneratedMessageLite;
public final class Content {
  public enum Compression {
    COMPRESSION_DEFLATE, COMPRESSION_GZIP, UNRECOGNIZED;
    public native int getNumber();
    public static native Compression forNumber(int value);
  }
  public static final class ContentTypeId extends GeneratedMessageLite<ContentTypeId, ContentTypeId.Builder> {
    private ContentTypeId() {}
    public native String getAuthorityId();
    public native ByteString getAuthorityIdBytes();
    public native String getTypeId();
    public native ByteString getTypeIdBytes();
    public native int getVersionMajor();
    public native int getVersionMinor();
    public static native Builder newBuilder();
    public static native Builder newBuilder(ContentTypeId prototype);
    public static native ContentTypeId getDefaultInstance();
    public static native ContentTypeId parseFrom(byte[] data);
    public static native ContentTypeId parseFrom(ByteString data);
    public static native ContentTypeId parseFrom(java.nio.ByteBuffer data);
    public static native ContentTypeId parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<ContentTypeId, Builder> {
      private Builder() {}
      public native String getAuthorityId();
      public native ByteString getAuthorityIdBytes();
      public native Builder setAuthorityId(String value);
      public native Builder clearAuthorityId();
      public native Builder setAuthorityIdBytes(ByteString value);
      public native String getTypeId();
      public native ByteString getTypeIdBytes();
      public native Builder setTypeId(String value);
      public native Builder clearTypeId();
      public native Builder setTypeIdBytes(ByteString value);
      public native int getVersionMajor();
      public native Builder setVersionMajor(int value);
      public native Builder clearVersionMajor();
      public native int getVersionMinor();
      public native Builder setVersionMinor(int value);
      public native Builder clearVersionMinor();
    }
  }
  public static final class EncodedContent extends GeneratedMessageLite<EncodedContent, EncodedContent.Builder> {
    private EncodedContent() {}
    public native org.xmtp.proto.message.contents.Content.ContentTypeId getType();
    public native boolean hasType();
    @Deprecated public native java.util.Map<String, String> getParameters();
    public native java.util.Map<String, String> getParametersMap();
    public native int getParametersCount();
    public native boolean containsParameters(String key);
    public native String getParametersOrDefault(String key, String defaultValue);
    public native String getParametersOrThrow(String key);
    public native String getFallback();
    public native boolean hasFallback();
    public native ByteString getFallbackBytes();
    public native org.xmtp.proto.message.contents.Content.Compression getCompression();
    public native boolean hasCompression();
    public native int getCompressionValue();
    public native ByteString getContent();
    public static native Builder newBuilder();
    public static native Builder newBuilder(EncodedContent prototype);
    public static native EncodedContent getDefaultInstance();
    public static native EncodedContent parseFrom(byte[] data);
    public static native EncodedContent parseFrom(ByteString data);
    public static native EncodedContent parseFrom(java.nio.ByteBuffer data);
    public static native EncodedContent parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<EncodedContent, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.Content.ContentTypeId getType();
      public native boolean hasType();
      public native Builder setType(org.xmtp.proto.message.contents.Content.ContentTypeId value);
      public native Builder clearType();
      public native Builder setType(org.xmtp.proto.message.contents.Content.ContentTypeId.Builder builder);
      public native Builder mergeType(org.xmtp.proto.message.contents.Content.ContentTypeId value);
      @Deprecated public native java.util.Map<String, String> getParameters();
      public native java.util.Map<String, String> getParametersMap();
      public native int getParametersCount();
      public native boolean containsParameters(String key);
      public native String getParametersOrDefault(String key, String defaultValue);
      public native String getParametersOrThrow(String key);
      public native Builder putParameters(String key, String value);
      public native Builder putAllParameters(java.util.Map<String, String> values);
      public native Builder removeParameters(String key);
      public native Builder clearParameters();
      public native String getFallback();
      public native boolean hasFallback();
      public native ByteString getFallbackBytes();
      public native Builder setFallback(String value);
      public native Builder clearFallback();
      public native Builder setFallbackBytes(ByteString value);
      public native org.xmtp.proto.message.contents.Content.Compression getCompression();
      public native boolean hasCompression();
      public native int getCompressionValue();
      public native Builder setCompression(org.xmtp.proto.message.contents.Content.Compression value);
      public native Builder clearCompression();
      public native Builder setCompressionValue(int value);
      public native ByteString getContent();
      public native Builder setContent(ByteString value);
      public native Builder clearContent();
    }
  }
  public static final class SignedContent extends GeneratedMessageLite<SignedContent, SignedContent.Builder> {
    private SignedContent() {}
    public native ByteString getPayload();
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle getSender();
    public native boolean hasSender();
    public native org.xmtp.proto.message.contents.SignatureOuterClass.Signature getSignature();
    public native boolean hasSignature();
    public static native Builder newBuilder();
    public static native Builder newBuilder(SignedContent prototype);
    public static native SignedContent getDefaultInstance();
    public static native SignedContent parseFrom(byte[] data);
    public static native SignedContent parseFrom(ByteString data);
    public static native SignedContent parseFrom(java.nio.ByteBuffer data);
    public static native SignedContent parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SignedContent, Builder> {
      private Builder() {}
      public native ByteString getPayload();
      public native Builder setPayload(ByteString value);
      public native Builder clearPayload();
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle getSender();
      public native boolean hasSender();
      public native Builder setSender(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle value);
      public native Builder clearSender();
      public native Builder setSender(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle.Builder builder);
      public native Builder mergeSender(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle value);
      public native org.xmtp.proto.message.contents.SignatureOuterClass.Signature getSignature();
      public native boolean hasSignature();
      public native Builder setSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature value);
      public native Builder clearSignature();
      public native Builder setSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature.Builder builder);
      public native Builder mergeSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature value);
    }
  }
}
