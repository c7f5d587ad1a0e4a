package com.google.protobuf;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
public abstract class ByteString implements Iterable<Byte> {
  public static final ByteString EMPTY = null;
  ByteString() {}
  public static native ByteString copyFrom(byte[] bytes);
  public static native ByteString copyFrom(byte[] bytes, int offset, int size);
  public static native ByteString copyFrom(ByteBuffer bytes);
  public static native ByteString copyFrom(String text, Charset charset);
  public static native ByteString copyFromUtf8(String text);
  public static native ByteString readFrom(InputStream stream);
  public native byte byteAt(int index);
  public native int size();
  public native boolean isEmpty();
  public native ByteString substring(int beginIndex);
  public native ByteString substring(int beginIndex, int endIndex);
  public native boolean startsWith(ByteString prefix);
  public native boolean endsWith(ByteString suffix);
  public native ByteString concat(ByteString other);
  public native void copyTo(byte[] target, int offset);
  public native byte[] toByteArray();
  public native void writeTo(OutputStream out);
  public native ByteBuffer asReadOnlyByteBuffer();
  public native String toString(Charset charset);
  public native String toStringUtf8();
  public native boolean isValidUtf8();
  public native InputStream newInput();
}
