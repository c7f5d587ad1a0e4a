package org.xmtp.proto.message.contents;
import com.google.protobuf.ByteString;
import com.google.protobuf.GeneratedMessageLite;
public final class PrivatePreferences {
  public static final class PrivatePreferencesAction extends GeneratedMessageLite<PrivatePreferencesAction, PrivatePreferencesAction.Builder> {
    private PrivatePreferencesAction() {}
    public native org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowAddress getAllowAddress();
    public native boolean hasAllowAddress();
    public native org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyAddress getDenyAddress();
    public native boolean hasDenyAddress();
    public native org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowGroup getAllowGroup();
    public native boolean hasAllowGroup();
    public native org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyGroup getDenyGroup();
    public native boolean hasDenyGroup();
    public native org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowInboxId getAllowInboxId();
    public native boolean hasAllowInboxId();
    public native org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyInboxId getDenyInboxId();
    public native boolean hasDenyInboxId();
    public native MessageTypeCase getMessageTypeCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(PrivatePreferencesAction prototype);
    public static native PrivatePreferencesAction getDefaultInstance();
    public static native PrivatePreferencesAction parseFrom(byte[] data);
    public static native PrivatePreferencesAction parseFrom(ByteString data);
    public static native PrivatePreferencesAction parseFrom(java.nio.ByteBuffer data);
    public static native PrivatePreferencesAction parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<PrivatePreferencesAction, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowAddress getAllowAddress();
      public native boolean hasAllowAddress();
      public native Builder setAllowAddress(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowAddress value);
      public native Builder clearAllowAddress();
      public native Builder setAllowAddress(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowAddress.Builder builder);
      public native Builder mergeAllowAddress(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowAddress value);
      public native org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyAddress getDenyAddress();
      public native boolean hasDenyAddress();
      public native Builder setDenyAddress(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyAddress value);
      public native Builder clearDenyAddress();
      public native Builder setDenyAddress(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyAddress.Builder builder);
      public native Builder mergeDenyAddress(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyAddress value);
      public native org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowGroup getAllowGroup();
      public native boolean hasAllowGroup();
      public native Builder setAllowGroup(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowGroup value);
      public native Builder clearAllowGroup();
      public native Builder setAllowGroup(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowGroup.Builder builder);
      public native Builder mergeAllowGroup(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowGroup value);
      public native org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyGroup getDenyGroup();
      public native boolean hasDenyGroup();
      public native Builder setDenyGroup(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyGroup value);
      public native Builder clearDenyGroup();
      public native Builder setDenyGroup(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyGroup.Builder builder);
      public native Builder mergeDenyGroup(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyGroup value);
      public native org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowInboxId getAllowInboxId();
      public native boolean hasAllowInboxId();
      public native Builder setAllowInboxId(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowInboxId value);
      public native Builder clearAllowInboxId();
      public native Builder setAllowInboxId(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowInboxId.Builder builder);
      public native Builder mergeAllowInboxId(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.AllowInboxId value);
      public native org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyInboxId getDenyInboxId();
      public native boolean hasDenyInboxId();
      public native Builder setDenyInboxId(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyInboxId value);
      public native Builder clearDenyInboxId();
      public native Builder setDenyInboxId(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyInboxId.Builder builder);
      public native Builder mergeDenyInboxId(org.xmtp.proto.message.contents.PrivatePreferences.PrivatePreferencesAction.DenyInboxId value);
      public native MessageTypeCase getMessageTypeCase();
      public native Builder clearMessageType();
    }
    public enum MessageTypeCase {
      ALLOW_ADDRESS, DENY_ADDRESS, ALLOW_GROUP, DENY_GROUP, ALLOW_INBOX_ID, DENY_INBOX_ID, MESSAGETYPE_NOT_SET;
      public native int getNumber();
      public static native MessageTypeCase forNumber(int value);
    }
    public static final class AllowAddress extends GeneratedMessageLite<AllowAddress, AllowAddress.Builder> {
      private AllowAddress() {}
      public native java.util.List<String> getWalletAddressesList();
      public native int getWalletAddressesCount();
      public native String getWalletAddresses(int index);
      public native ByteString getWalletAddressesBytes(int index);
      public static native Builder newBuilder();
      public static native Builder newBuilder(AllowAddress prototype);
      public static native AllowAddress getDefaultInstance();
      public static native AllowAddress parseFrom(byte[] data);
      public static native AllowAddress parseFrom(ByteString data);
      public static native AllowAddress parseFrom(java.nio.ByteBuffer data);
      public static native AllowAddress parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<AllowAddress, Builder> {
        private Builder() {}
        public native java.util.List<String> getWalletAddressesList();
        public native int getWalletAddressesCount();
        public native String getWalletAddresses(int index);
        public native ByteString getWalletAddressesBytes(int index);
        public native Builder setWalletAddresses(int index, String value);
        public native Builder addWalletAddresses(String value);
        public native Builder addAllWalletAddresses(Iterable<? extends String> values);
        public native Builder clearWalletAddresses();
        public native Builder addWalletAddressesBytes(ByteString value);
      }
    }
    public static final class DenyAddress extends GeneratedMessageLite<DenyAddress, DenyAddress.Builder> {
      private DenyAddress() {}
      public native java.util.List<String> getWalletAddressesList();
      public native int getWalletAddressesCount();
      public native String getWalletAddresses(int index);
      public native ByteString getWalletAddressesBytes(int index);
      public static native Builder newBuilder();
      public static native Builder newBuilder(DenyAddress prototype);
      public static native DenyAddress getDefaultInstance();
      public static native DenyAddress parseFrom(byte[] data);
      public static native DenyAddress parseFrom(ByteString data);
      public static native DenyAddress parseFrom(java.nio.ByteBuffer data);
      public static native DenyAddress parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<DenyAddress, Builder> {
        private Builder() {}
        public native java.util.List<String> getWalletAddressesList();
        public native int getWalletAddressesCount();
        public native String getWalletAddresses(int index);
        public native ByteString getWalletAddressesBytes(int index);
        public native Builder setWalletAddresses(int index, String value);
        public native Builder addWalletAddresses(String value);
        public native Builder addAllWalletAddresses(Iterable<? extends String> values);
        public native Builder clearWalletAddresses();
        public native Builder addWalletAddressesBytes(ByteString value);
      }
    }
    public static final class AllowInboxId extends GeneratedMessageLite<AllowInboxId, AllowInboxId.Builder> {
      private AllowInboxId() {}
      public native java.util.List<String> getInboxIdsList();
      public native int getInboxIdsCount();
      public native String getInboxIds(int index);
      public native ByteString getInboxIdsBytes(int index);
      public static native Builder newBuilder();
      public static native Builder newBuilder(AllowInboxId prototype);
      public static native AllowInboxId getDefaultInstance();
      public static native AllowInboxId parseFrom(byte[] data);
      public static native AllowInboxId parseFrom(ByteString data);
      public static native AllowInboxId parseFrom(java.nio.ByteBuffer data);
      public static native AllowInboxId parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<AllowInboxId, Builder> {
        private Builder() {}
        public native java.util.List<String> getInboxIdsList();
        public native int getInboxIdsCount();
        public native String getInboxIds(int index);
        public native ByteString getInboxIdsBytes(int index);
        public native Builder setInboxIds(int index, String value);
        public native Builder addInboxIds(String value);
        public native Builder addAllInboxIds(Iterable<? extends String> values);
        public native Builder clearInboxIds();
        public native Builder addInboxIdsBytes(ByteString value);
      }
    }
    public static final class DenyInboxId extends GeneratedMessageLite<DenyInboxId, DenyInboxId.Builder> {
      private DenyInboxId() {}
      public native java.util.List<String> getInboxIdsList();
      public native int getInboxIdsCount();
      public native String getInboxIds(int index);
      public native ByteString getInboxIdsBytes(int index);
      public static native Builder newBuilder();
      public static native Builder newBuilder(DenyInboxId prototype);
      public static native DenyInboxId getDefaultInstance();
      public static native DenyInboxId parseFrom(byte[] data);
      public static native DenyInboxId parseFrom(ByteString data);
      public static native DenyInboxId parseFrom(java.nio.ByteBuffer data);
      public static native DenyInboxId parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<DenyInboxId, Builder> {
        private Builder() {}
        public native java.util.List<String> getInboxIdsList();
        public native int getInboxIdsCount();
        public native String getInboxIds(int index);
        public native ByteString getInboxIdsBytes(int index);
        public native Builder setInboxIds(int index, String value);
        public native Builder addInboxIds(String value);
        public native Builder addAllInboxIds(Iterable<? extends String> values);
        public native Builder clearInboxIds();
        public native Builder addInboxIdsBytes(ByteString value);
      }
    }
    public static final class AllowGroup extends GeneratedMessageLite<AllowGroup, AllowGroup.Builder> {
      private AllowGroup() {}
      public native java.util.List<String> getGroupIdsList();
      public native int getGroupIdsCount();
      public native String getGroupIds(int index);
      public native ByteString getGroupIdsBytes(int index);
      public static native Builder newBuilder();
      public static native Builder newBuilder(AllowGroup prototype);
      public static native AllowGroup getDefaultInstance();
      public static native AllowGroup parseFrom(byte[] data);
      public static native AllowGroup parseFrom(ByteString data);
      public static native AllowGroup parseFrom(java.nio.ByteBuffer data);
      public static native AllowGroup parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<AllowGroup, Builder> {
        private Builder() {}
        public native java.util.List<String> getGroupIdsList();
        public native int getGroupIdsCount();
        public native String getGroupIds(int index);
        public native ByteString getGroupIdsBytes(int index);
        public native Builder setGroupIds(int index, String value);
        public native Builder addGroupIds(String value);
        public native Builder addAllGroupIds(Iterable<? extends String> values);
        public native Builder clearGroupIds();
        public native Builder addGroupIdsBytes(ByteString value);
      }
    }
    public static final class DenyGroup extends GeneratedMessageLite<DenyGroup, DenyGroup.Builder> {
      private DenyGroup() {}
      public native java.util.List<String> getGroupIdsList();
      public native int getGroupIdsCount();
      public native String getGroupIds(int index);
      public native ByteString getGroupIdsBytes(int index);
      public static native Builder newBuilder();
      public static native Builder newBuilder(DenyGroup prototype);
      public static native DenyGroup getDefaultInstance();
      public static native DenyGroup parseFrom(byte[] data);
      public static native DenyGroup parseFrom(ByteString data);
      public static native DenyGroup parseFrom(java.nio.ByteBuffer data);
      public static native DenyGroup parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<DenyGroup, Builder> {
        private Builder() {}
        public native java.util.List<String> getGroupIdsList();
        public native int getGroupIdsCount();
        public native String getGroupIds(int index);
        public native ByteString getGroupIdsBytes(int index);
        public native Builder setGroupIds(int index, String value);
        public native Builder addGroupIds(String value);
        public native Builder addAllGroupIds(Iterable<? extends String> values);
        public native Builder clearGroupIds();
        public native Builder addGroupIdsBytes(ByteString value);
      }
    }
  }
  public static final class PrivatePreferencesPayload extends GeneratedMessageLite<PrivatePreferencesPayload, PrivatePreferencesPayload.Builder> {
    private PrivatePreferencesPayload() {}
    public native org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext getV1();
    public native boolean hasV1();
    public native VersionCase getVersionCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(PrivatePreferencesPayload prototype);
    public static native PrivatePreferencesPayload getDefaultInstance();
    public static native PrivatePreferencesPayload parseFrom(byte[] data);
    public static native PrivatePreferencesPayload parseFrom(ByteString data);
    public static native PrivatePreferencesPayload parseFrom(java.nio.ByteBuffer data);
    public static native PrivatePreferencesPayload parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<PrivatePreferencesPayload, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext getV1();
      public native boolean hasV1();
      public native Builder setV1(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext value);
      public native Builder clearV1();
      public native Builder setV1(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext.Builder builder);
      public native Builder mergeV1(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext value);
      public native VersionCase getVersionCase();
      public native Builder clearVersion();
    }
    public enum VersionCase {
      V1, VERSION_NOT_SET;
      public native int getNumber();
      public static native VersionCase forNumber(int value);
    }
  }
}
