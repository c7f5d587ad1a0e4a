package org.xmtp.proto.message.contents;
import com.google.protobuf.ByteString;
import com.google.protobuf.GeneratedMessageLite;
public final class Contact {
  public static final class ContactBundleV1 extends GeneratedMessageLite<ContactBundleV1, ContactBundleV1.Builder> {
    private ContactBundleV1() {}
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle getKeyBundle();
    public native boolean hasKeyBundle();
    public static native Builder newBuilder();
    public static native Builder newBuilder(ContactBundleV1 prototype);
    public static native ContactBundleV1 getDefaultInstance();
    public static native ContactBundleV1 parseFrom(byte[] data);
    public static native ContactBundleV1 parseFrom(ByteString data);
    public static native ContactBundleV1 parseFrom(java.nio.ByteBuffer data);
    public static native ContactBundleV1 parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<ContactBundleV1, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle getKeyBundle();
      public native boolean hasKeyBundle();
      public native Builder setKeyBundle(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle value);
      public native Builder clearKeyBundle();
      public native Builder setKeyBundle(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle.Builder builder);
      public native Builder mergeKeyBundle(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle value);
    }
  }
  public static final class ContactBundleV2 extends GeneratedMessageLite<ContactBundleV2, ContactBundleV2.Builder> {
    private ContactBundleV2() {}
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle getKeyBundle();
    public native boolean hasKeyBundle();
    public static native Builder newBuilder();
    public static native Builder newBuilder(ContactBundleV2 prototype);
    public static native ContactBundleV2 getDefaultInstance();
    public static native ContactBundleV2 parseFrom(byte[] data);
    public static native ContactBundleV2 parseFrom(ByteString data);
    public static native ContactBundleV2 parseFrom(java.nio.ByteBuffer data);
    public static native ContactBundleV2 parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<ContactBundleV2, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle getKeyBundle();
      public native boolean hasKeyBundle();
      public native Builder setKeyBundle(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle value);
      public native Builder clearKeyBundle();
      public native Builder setKeyBundle(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle.Builder builder);
      public native Builder mergeKeyBundle(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle value);
    }
  }
  public static final class ContactBundle extends GeneratedMessageLite<ContactBundle, ContactBundle.Builder> {
    private ContactBundle() {}
    public native org.xmtp.proto.message.contents.Contact.ContactBundleV1 getV1();
    public native boolean hasV1();
    public native org.xmtp.proto.message.contents.Contact.ContactBundleV2 getV2();
    public native boolean hasV2();
    public native VersionCase getVersionCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(ContactBundle prototype);
    public static native ContactBundle getDefaultInstance();
    public static native ContactBundle parseFrom(byte[] data);
    public static native ContactBundle parseFrom(ByteString data);
    public static native ContactBundle parseFrom(java.nio.ByteBuffer data);
    public static native ContactBundle parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<ContactBundle, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.Contact.ContactBundleV1 getV1();
      public native boolean hasV1();
      public native Builder setV1(org.xmtp.proto.message.contents.Contact.ContactBundleV1 value);
      public native Builder clearV1();
      public native Builder setV1(org.xmtp.proto.message.contents.Contact.ContactBundleV1.Builder builder);
      public native Builder mergeV1(org.xmtp.proto.message.contents.Contact.ContactBundleV1 value);
      public native org.xmtp.proto.message.contents.Contact.ContactBundleV2 getV2();
      public native boolean hasV2();
      public native Builder setV2(org.xmtp.proto.message.contents.Contact.ContactBundleV2 value);
      public native Builder clearV2();
      public native Builder setV2(org.xmtp.proto.message.contents.Contact.ContactBundleV2.Builder builder);
      public native Builder mergeV2(org.xmtp.proto.message.contents.Contact.ContactBundleV2 value);
      public native VersionCase getVersionCase();
      public native Builder clearVersion();
    }
    public enum VersionCase {
      V1, V2, VERSION_NOT_SET;
      public native int getNumber();
      public static native VersionCase forNumber(int value);
    }
  }
}
