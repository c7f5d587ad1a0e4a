package com.google.protobuf;
import java.io.OutputStream;
public abstract class GeneratedMessageLite<
    MessageType extends GeneratedMessageLite<MessageType, BuilderType>,
    BuilderType extends GeneratedMessageLite.Builder<MessageType, BuilderType>>
    implements MessageLite {
  public final native boolean isInitialized();
  public native int getSerializedSize();
  public native ByteString toByteString();
  public native byte[] toByteArray();
  public native void writeTo(OutputStream output);
  public native void writeDelimitedTo(OutputStream output);
  public final native MessageType getDefaultInstanceForType();
  public final native BuilderType newBuilderForType();
  public final native BuilderType toBuilder();
  public abstract static class Builder<
      MessageType extends GeneratedMessageLite<MessageType, BuilderType>,
      BuilderType extends Builder<MessageType, BuilderType>> {
    public final native boolean isInitialized();
    public final native BuilderType clear();
    public native BuilderType mergeFrom(MessageType message);
    public native BuilderType mergeFrom(byte[] input);
    public native BuilderType mergeFrom(ByteString data);
    public final native MessageType build();
    public final native MessageType buildPartial();
    public final native MessageType getDefaultInstanceForType();
  }
}
