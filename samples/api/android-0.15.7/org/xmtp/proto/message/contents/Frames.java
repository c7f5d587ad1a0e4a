package org.xmtp.proto.message.contents;
import com.google.protobuf.ByteString;
import com.google.protobuf.GeneratedMessageLite;
public final class Frames {
  public static final class FrameActionBody extends GeneratedMessageLite<FrameActionBody, FrameActionBody.Builder> {
    private FrameActionBody() {}
    public native String getFrameUrl();
    public native ByteString getFrameUrlBytes();
    public native int getButtonIndex();
    public native long getTimestamp();
    public native String getOpaqueConversationIdentifier();
    public native ByteString getOpaqueConversationIdentifierBytes();
    public native int getUnixTimestamp();
    public native String getInputText();
    public native ByteString getInputTextBytes();
    public native String getState();
    public native ByteString getStateBytes();
    public native String getAddress();
    public native ByteString getAddressBytes();
    public native String getTransactionId();
    public native ByteString getTransactionIdBytes();
    public static native Builder newBuilder();
    public static native Builder newBuilder(FrameActionBody prototype);
    public static native FrameActionBody getDefaultInstance();
    public static native FrameActionBody parseFrom(byte[] data);
    public static native FrameActionBody parseFrom(ByteString data);
    public static native FrameActionBody parseFrom(java.nio.ByteBuffer data);
    public static native FrameActionBody parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<FrameActionBody, Builder> {
      private Builder() {}
      public native String getFrameUrl();
      public native ByteString getFrameUrlBytes();
      public native Builder setFrameUrl(String value);
      public native Builder clearFrameUrl();
      public native Builder setFrameUrlBytes(ByteString value);
      public native int getButtonIndex();
      public native Builder setButtonIndex(int value);
      public native Builder clearButtonIndex();
      public native long getTimestamp();
      public native Builder setTimestamp(long value);
      public native Builder clearTimestamp();
      public native String getOpaqueConversationIdentifier();
      public native ByteString getOpaqueConversationIdentifierBytes();
      public native Builder setOpaqueConversationIdentifier(String value);
      public native Builder clearOpaqueConversationIdentifier();
      public native Builder setOpaqueConversationIdentifierBytes(ByteString value);
      public native int getUnixTimestamp();
      public native Builder setUnixTimestamp(int value);
      public native Builder clearUnixTimestamp();
      public native String getInputText();
      public native ByteString getInputTextBytes();
      public native Builder setInputText(String value);
      public native Builder clearInputText();
      public native Builder setInputTextBytes(ByteString value);
      public native String getState();
      public native ByteString getStateBytes();
      public native Builder setState(String value);
      public native Builder clearState();
      public native Builder setStateBytes(ByteString value);
      public native String getAddress();
      public native ByteString getAddressBytes();
      public native Builder setAddress(String value);
      public native Builder clearAddress();
      public native Builder setAddressBytes(ByteString value);
      public native String getTransactionId();
      public native ByteString getTransactionIdBytes();
      public native Builder setTransactionId(String value);
      public native Builder clearTransactionId();
      public native Builder setTransactionIdBytes(ByteString value);
    }
  }
  public static final class FrameAction extends GeneratedMessageLite<FrameAction, FrameAction.Builder> {
    private FrameAction() {}
    public native org.xmtp.proto.message.contents.SignatureOuterClass.Signature getSignature();
    public native boolean hasSignature();
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle getSignedPublicKeyBundle();
    public native boolean hasSignedPublicKeyBundle();
    public native ByteString getActionBody();
    public static native Builder newBuilder();
    public static native Builder newBuilder(FrameAction prototype);
    public static native FrameAction getDefaultInstance();
    public static native FrameAction parseFrom(byte[] data);
    public static native FrameAction parseFrom(ByteString data);
    public static native FrameAction parseFrom(java.nio.ByteBuffer data);
    public static native FrameAction parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<FrameAction, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.SignatureOuterClass.Signature getSignature();
      public native boolean hasSignature();
      public native Builder setSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature value);
      public native Builder clearSignature();
      public native Builder setSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature.Builder builder);
      public native Builder mergeSignature(org.xmtp.proto.message.contents.SignatureOuterClass.Signature value);
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle getSignedPublicKeyBundle();
      public native boolean hasSignedPublicKeyBundle();
      public native Builder setSignedPublicKeyBundle(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle value);
      public native Builder clearSignedPublicKeyBundle();
      public native Builder setSignedPublicKeyBundle(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle.Builder builder);
      public native Builder mergeSignedPublicKeyBundle(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle value);
      public native ByteString getActionBody();
      public native Builder setActionBody(ByteString value);
      public native Builder clearActionBody();
    }
  }
}
