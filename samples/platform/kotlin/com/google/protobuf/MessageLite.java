package com.google.protobuf;
import java.io.OutputStream;
public interface MessageLite {
  boolean isInitialized();
  int getSerializedSize();
  ByteString toByteString();
  byte[] toByteArray();
  void writeTo(OutputStream output);
  void writeDelimitedTo(OutputStream output);
}
