package org.xmtp.proto.message.contents;
import com.google.protobuf.ByteString;
import com.google.protobuf.GeneratedMessageLite;
public final class ConversationReferenceOuterClass {
  public static final class ConversationReference extends GeneratedMessageLite<ConversationReference, ConversationReference.Builder> {
    private ConversationReference() {}
    public native String getTopic();
    public native ByteString getTopicBytes();
    public native String getPeerAddress();
    public native ByteString getPeerAddressBytes();
    public native long getCreatedNs();
    public native org.xmtp.proto.message.contents.Invitation.InvitationV1.Context getContext();
    public native boolean hasContext();
    public native org.xmtp.proto.message.contents.Invitation.ConsentProofPayload getConsentProofPayload();
    public native boolean hasConsentProofPayload();
    public static native Builder newBuilder();
    public static native Builder newBuilder(ConversationReference prototype);
    public static native ConversationReference getDefaultInstance();
    public static native ConversationReference parseFrom(byte[] data);
    public static native ConversationReference parseFrom(ByteString data);
    public static native ConversationReference parseFrom(java.nio.ByteBuffer data);
    public static native ConversationReference parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<ConversationReference, Builder> {
      private Builder() {}
      public native String getTopic();
      public native ByteString getTopicBytes();
      public native Builder setTopic(String value);
      public native Builder clearTopic();
      public native Builder setTopicBytes(ByteString value);
      public native String getPeerAddress();
      public native ByteString getPeerAddressBytes();
      public native Builder setPeerAddress(String value);
      public native Builder clearPeerAddress();
      public native Builder setPeerAddressBytes(ByteString value);
      public native long getCreatedNs();
      public native Builder setCreatedNs(long value);
      public native Builder clearCreatedNs();
      public native org.xmtp.proto.message.contents.Invitation.InvitationV1.Context getContext();
      public native boolean hasContext();
      public native Builder setContext(org.xmtp.proto.message.contents.Invitation.InvitationV1.Context value);
      public native Builder clearContext();
      public native Builder setContext(org.xmtp.proto.message.contents.Invitation.InvitationV1.Context.Builder builder);
      public native Builder mergeContext(org.xmtp.proto.message.contents.Invitation.InvitationV1.Context value);
      public native org.xmtp.proto.message.contents.Invitation.ConsentProofPayload getConsentProofPayload();
      public native boolean hasConsentProofPayload();
      public native Builder setConsentProofPayload(org.xmtp.proto.message.contents.Invitation.ConsentProofPayload value);
      public native Builder clearConsentProofPayload();
      public native Builder setConsentProofPayload(org.xmtp.proto.message.contents.Invitation.ConsentProofPayload.Builder builder);
      public native Builder mergeConsentProofPayload(org.xmtp.proto.message.contents.Invitation.ConsentProofPayload value);
    }
  }
}
