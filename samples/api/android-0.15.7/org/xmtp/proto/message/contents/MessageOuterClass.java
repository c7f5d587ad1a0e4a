package org.xmtp.proto.message.contents;
import com.google.protobuf.ByteString;
import com.google.protobuf.GeneratedMessageLite;
public final class MessageOuterClass {
  public static final class MessageHeaderV1 extends GeneratedMessageLite<MessageHeaderV1, MessageHeaderV1.Builder> {
    private MessageHeaderV1() {}
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle getSender();
    public native boolean hasSender();
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle getRecipient();
    public native boolean hasRecipient();
    public native long getTimestamp();
    public static native Builder newBuilder();
    public static native Builder newBuilder(MessageHeaderV1 prototype);
    public static native MessageHeaderV1 getDefaultInstance();
    public static native MessageHeaderV1 parseFrom(byte[] data);
    public static native MessageHeaderV1 parseFrom(ByteString data);
    public static native MessageHeaderV1 parseFrom(java.nio.ByteBuffer data);
    public static native MessageHeaderV1 parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<MessageHeaderV1, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle getSender();
      public native boolean hasSender();
      public native Builder setSender(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle value);
      public native Builder clearSender();
      public native Builder setSender(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle.Builder builder);
      public native Builder mergeSender(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle value);
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle getRecipient();
      public native boolean hasRecipient();
      public native Builder setRecipient(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle value);
      public native Builder clearRecipient();
      public native Builder setRecipient(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle.Builder builder);
      public native Builder mergeRecipient(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle value);
      public native long getTimestamp();
      public native Builder setTimestamp(long value);
      public native Builder clearTimestamp();
    }
  }
  public static final class MessageV1 extends GeneratedMessageLite<MessageV1, MessageV1.Builder> {
    private MessageV1() {}
    public native ByteString getHeaderBytes();
    public native org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext getCiphertext();
    public native boolean hasCiphertext();
    public static native Builder newBuilder();
    public static native Builder newBuilder(MessageV1 prototype);
    public static native MessageV1 getDefaultInstance();
    public static native MessageV1 parseFrom(byte[] data);
    public static native MessageV1 parseFrom(ByteString data);
    public static native MessageV1 parseFrom(java.nio.ByteBuffer data);
    public static native MessageV1 parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<MessageV1, Builder> {
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
  public static final class MessageHeaderV2 extends GeneratedMessageLite<MessageHeaderV2, MessageHeaderV2.Builder> {
    private MessageHeaderV2() {}
    public native long getCreatedNs();
    public native String getTopic();
    public native ByteString getTopicBytes();
    public static native Builder newBuilder();
    public static native Builder newBuilder(MessageHeaderV2 prototype);
    public static native MessageHeaderV2 getDefaultInstance();
    public static native MessageHeaderV2 parseFrom(byte[] data);
    public static native MessageHeaderV2 parseFrom(ByteString data);
    public static native MessageHeaderV2 parseFrom(java.nio.ByteBuffer data);
    public static native MessageHeaderV2 parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<MessageHeaderV2, Builder> {
      private Builder() {}
      public native long getCreatedNs();
      public native Builder setCreatedNs(long value);
      public native Builder clearCreatedNs();
      public native String getTopic();
      public native ByteString getTopicBytes();
      public native Builder setTopic(String value);
      public native Builder clearTopic();
      public native Builder setTopicBytes(ByteString value);
    }
  }
  public static final class MessageV2 extends GeneratedMessageLite<MessageV2, MessageV2.Builder> {
    private MessageV2() {}
    public native ByteString getHeaderBytes();
    public native org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext getCiphertext();
    public native boolean hasCiphertext();
    public native ByteString getSenderHmac();
    public native boolean hasSenderHmac();
    public native boolean getShouldPush();
    public native boolean hasShouldPush();
    public static native Builder newBuilder();
    public static native Builder newBuilder(MessageV2 prototype);
    public static native MessageV2 getDefaultInstance();
    public static native MessageV2 parseFrom(byte[] data);
    public static native MessageV2 parseFrom(ByteString data);
    public static native MessageV2 parseFrom(java.nio.ByteBuffer data);
    public static native MessageV2 parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<MessageV2, Builder> {
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
      public native ByteString getSenderHmac();
      public native boolean hasSenderHmac();
      public native Builder setSenderHmac(ByteString value);
      public native Builder clearSenderHmac();
      public native boolean getShouldPush();
      public native boolean hasShouldPush();
      public native Builder setShouldPush(boolean value);
      public native Builder clearShouldPush();
    }
  }
  public static final class Message extends GeneratedMessageLite<Message, Message.Builder> {
    private Message() {}
    public native org.xmtp.proto.message.contents.MessageOuterClass.MessageV1 getV1();
    public native boolean hasV1();
    public native org.xmtp.proto.message.contents.MessageOuterClass.MessageV2 getV2();
    public native boolean hasV2();
    public native VersionCase getVersionCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(Message prototype);
    public static native Message getDefaultInstance();
    public static native Message parseFrom(byte[] data);
    public static native Message parseFrom(ByteString data);
    public static native Message parseFrom(java.nio.ByteBuffer data);
    public static native Message parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<Message, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.MessageOuterClass.MessageV1 getV1();
      public native boolean hasV1();
      public native Builder setV1(org.xmtp.proto.message.contents.MessageOuterClass.MessageV1 value);
      public native Builder clearV1();
      public native Builder setV1(org.xmtp.proto.message.contents.MessageOuterClass.MessageV1.Builder builder);
      public native Builder mergeV1(org.xmtp.proto.message.contents.MessageOuterClass.MessageV1 value);
      public native org.xmtp.proto.message.contents.MessageOuterClass.MessageV2 getV2();
      public native boolean hasV2();
      public native Builder setV2(org.xmtp.proto.message.contents.MessageOuterClass.MessageV2 value);
      public native Builder clearV2();
      public native Builder setV2(org.xmtp.proto.message.contents.MessageOuterClass.MessageV2.Builder builder);
      public native Builder mergeV2(org.xmtp.proto.message.contents.MessageOuterClass.MessageV2 value);
      public native VersionCase getVersionCase();
      public native Builder clearVersion();
    }
    public enum VersionCase {
      V1, V2, VERSION_NOT_SET;
      public native int getNumber();
      public static native VersionCase forNumber(int value);
    }
  }
  public static final class DecodedMessage extends GeneratedMessageLite<DecodedMessage, DecodedMessage.Builder> {
    private DecodedMessage() {}
    public native String getId();
    public native ByteString getIdBytes();
    public native String getMessageVersion();
    public native ByteString getMessageVersionBytes();
    public native String getSenderAddress();
    public native ByteString getSenderAddressBytes();
    public native String getRecipientAddress();
    public native boolean hasRecipientAddress();
    public native ByteString getRecipientAddressBytes();
    public native long getSentNs();
    public native String getContentTopic();
    public native ByteString getContentTopicBytes();
    public native org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference getConversation();
    public native boolean hasConversation();
    public native ByteString getContentBytes();
    public static native Builder newBuilder();
    public static native Builder newBuilder(DecodedMessage prototype);
    public static native DecodedMessage getDefaultInstance();
    public static native DecodedMessage parseFrom(byte[] data);
    public static native DecodedMessage parseFrom(ByteString data);
    public static native DecodedMessage parseFrom(java.nio.ByteBuffer data);
    public static native DecodedMessage parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<DecodedMessage, Builder> {
      private Builder() {}
      public native String getId();
      public native ByteString getIdBytes();
      public native Builder setId(String value);
      public native Builder clearId();
      public native Builder setIdBytes(ByteString value);
      public native String getMessageVersion();
      public native ByteString getMessageVersionBytes();
      public native Builder setMessageVersion(String value);
      public native Builder clearMessageVersion();
      public native Builder setMessageVersionBytes(ByteString value);
      public native String getSenderAddress();
      public native ByteString getSenderAddressBytes();
      public native Builder setSenderAddress(String value);
      public native Builder clearSenderAddress();
      public native Builder setSenderAddressBytes(ByteString value);
      public native String getRecipientAddress();
      public native boolean hasRecipientAddress();
      public native ByteString getRecipientAddressBytes();
      public native Builder setRecipientAddress(String value);
      public native Builder clearRecipientAddress();
      public native Builder setRecipientAddressBytes(ByteString value);
      public native long getSentNs();
      public native Builder setSentNs(long value);
      public native Builder clearSentNs();
      public native String getContentTopic();
      public native ByteString getContentTopicBytes();
      public native Builder setContentTopic(String value);
      public native Builder clearContentTopic();
      public native Builder setContentTopicBytes(ByteString value);
      public native org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference getConversation();
      public native boolean hasConversation();
      public native Builder setConversation(org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference value);
      public native Builder clearConversation();
      public native Builder setConversation(org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference.Builder builder);
      public native Builder mergeConversation(org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference value);
      public native ByteString getContentBytes();
      public native Builder setContentBytes(ByteString value);
      public native Builder clearContentBytes();
    }
  }
}
