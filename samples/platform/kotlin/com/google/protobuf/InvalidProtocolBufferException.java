package com.google.protobuf;
public class InvalidProtocolBufferException extends java.io.IOException {
  public InvalidProtocolBufferException(String description) {}
}
