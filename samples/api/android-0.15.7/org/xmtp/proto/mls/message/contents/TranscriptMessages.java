package org.xmtp.proto.mls.message.contents;
import com.google.protobuf.ByteString;
import com.google.protobuf.GeneratedMessageLite;
public final class TranscriptMessages {
  public static final class MembershipChange extends GeneratedMessageLite<MembershipChange, MembershipChange.Builder> {
    private MembershipChange() {}
    public native java.util.List<ByteString> getInstallationIdsList();
    public native int getInstallationIdsCount();
    public native ByteString getInstallationIds(int index);
    public native String getAccountAddress();
    public native ByteString getAccountAddressBytes();
    public native String getInitiatedByAccountAddress();
    public native ByteString getInitiatedByAccountAddressBytes();
    public static native Builder newBuilder();
    public static native Builder newBuilder(MembershipChange prototype);
    public static native MembershipChange getDefaultInstance();
    public static native MembershipChange parseFrom(byte[] data);
    public static native MembershipChange parseFrom(ByteString data);
    public static native MembershipChange parseFrom(java.nio.ByteBuffer data);
    public static native MembershipChange parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<MembershipChange, Builder> {
      private Builder() {}
      public native java.util.List<ByteString> getInstallationIdsList();
      public native int getInstallationIdsCount();
      public native ByteString getInstallationIds(int index);
      public native Builder setInstallationIds(int index, ByteString value);
      public native Builder addInstallationIds(ByteString value);
      public native Builder addAllInstallationIds(Iterable<? extends ByteString> values);
      public native Builder clearInstallationIds();
      public native String getAccountAddress();
      public native ByteString getAccountAddressBytes();
      public native Builder setAccountAddress(String value);
      public native Builder clearAccountAddress();
      public native Builder setAccountAddressBytes(ByteString value);
      public native String getInitiatedByAccountAddress();
      public native ByteString getInitiatedByAccountAddressBytes();
      public native Builder setInitiatedByAccountAddress(String value);
      public native Builder clearInitiatedByAccountAddress();
      public native Builder setInitiatedByAccountAddressBytes(ByteString value);
    }
  }
  public static final class GroupMembershipChanges extends GeneratedMessageLite<GroupMembershipChanges, GroupMembershipChanges.Builder> {
    private GroupMembershipChanges() {}
    public native java.util.List<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange> getMembersAddedList();
    public native int getMembersAddedCount();
    public native org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange getMembersAdded(int index);
    public native java.util.List<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange> getMembersRemovedList();
    public native int getMembersRemovedCount();
    public native org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange getMembersRemoved(int index);
    public native java.util.List<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange> getInstallationsAddedList();
    public native int getInstallationsAddedCount();
    public native org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange getInstallationsAdded(int index);
    public native java.util.List<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange> getInstallationsRemovedList();
    public native int getInstallationsRemovedCount();
    public native org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange getInstallationsRemoved(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(GroupMembershipChanges prototype);
    public static native GroupMembershipChanges getDefaultInstance();
    public static native GroupMembershipChanges parseFrom(byte[] data);
    public static native GroupMembershipChanges parseFrom(ByteString data);
    public static native GroupMembershipChanges parseFrom(java.nio.ByteBuffer data);
    public static native GroupMembershipChanges parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<GroupMembershipChanges, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange> getMembersAddedList();
      public native int getMembersAddedCount();
      public native org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange getMembersAdded(int index);
      public native Builder setMembersAdded(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange value);
      public native Builder addMembersAdded(org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange value);
      public native Builder addAllMembersAdded(Iterable<? extends org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange> values);
      public native Builder clearMembersAdded();
      public native Builder setMembersAdded(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange.Builder builder);
      public native Builder addMembersAdded(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange value);
      public native Builder addMembersAdded(org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange.Builder builder);
      public native Builder addMembersAdded(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange.Builder builder);
      public native Builder removeMembersAdded(int index);
      public native java.util.List<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange> getMembersRemovedList();
      public native int getMembersRemovedCount();
      public native org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange getMembersRemoved(int index);
      public native Builder setMembersRemoved(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange value);
      public native Builder addMembersRemoved(org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange value);
      public native Builder addAllMembersRemoved(Iterable<? extends org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange> values);
      public native Builder clearMembersRemoved();
      public native Builder setMembersRemoved(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange.Builder builder);
      public native Builder addMembersRemoved(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange value);
      public native Builder addMembersRemoved(org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange.Builder builder);
      public native Builder addMembersRemoved(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange.Builder builder);
      public native Builder removeMembersRemoved(int index);
      public native java.util.List<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange> getInstallationsAddedList();
      public native int getInstallationsAddedCount();
      public native org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange getInstallationsAdded(int index);
      public native Builder setInstallationsAdded(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange value);
      public native Builder addInstallationsAdded(org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange value);
      public native Builder addAllInstallationsAdded(Iterable<? extends org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange> values);
      public native Builder clearInstallationsAdded();
      public native Builder setInstallationsAdded(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange.Builder builder);
      public native Builder addInstallationsAdded(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange value);
      public native Builder addInstallationsAdded(org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange.Builder builder);
      public native Builder addInstallationsAdded(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange.Builder builder);
      public native Builder removeInstallationsAdded(int index);
      public native java.util.List<org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange> getInstallationsRemovedList();
      public native int getInstallationsRemovedCount();
      public native org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange getInstallationsRemoved(int index);
      public native Builder setInstallationsRemoved(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange value);
      public native Builder addInstallationsRemoved(org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange value);
      public native Builder addAllInstallationsRemoved(Iterable<? extends org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange> values);
      public native Builder clearInstallationsRemoved();
      public native Builder setInstallationsRemoved(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange.Builder builder);
      public native Builder addInstallationsRemoved(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange value);
      public native Builder addInstallationsRemoved(org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange.Builder builder);
      public native Builder addInstallationsRemoved(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.MembershipChange.Builder builder);
      public native Builder removeInstallationsRemoved(int index);
    }
  }
  public static final class GroupUpdated extends GeneratedMessageLite<GroupUpdated, GroupUpdated.Builder> {
    private GroupUpdated() {}
    public native String getInitiatedByInboxId();
    public native ByteString getInitiatedByInboxIdBytes();
    public native java.util.List<org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox> getAddedInboxesList();
    public native int getAddedInboxesCount();
    public native org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox getAddedInboxes(int index);
    public native java.util.List<org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox> getRemovedInboxesList();
    public native int getRemovedInboxesCount();
    public native org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox getRemovedInboxes(int index);
    public native java.util.List<org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.MetadataFieldChange> getMetadataFieldChangesList();
    public native int getMetadataFieldChangesCount();
    public native org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.MetadataFieldChange getMetadataFieldChanges(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(GroupUpdated prototype);
    public static native GroupUpdated getDefaultInstance();
    public static native GroupUpdated parseFrom(byte[] data);
    public static native GroupUpdated parseFrom(ByteString data);
    public static native GroupUpdated parseFrom(java.nio.ByteBuffer data);
    public static native GroupUpdated parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<GroupUpdated, Builder> {
      private Builder() {}
      public native String getInitiatedByInboxId();
      public native ByteString getInitiatedByInboxIdBytes();
      public native Builder setInitiatedByInboxId(String value);
      public native Builder clearInitiatedByInboxId();
      public native Builder setInitiatedByInboxIdBytes(ByteString value);
      public native java.util.List<org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox> getAddedInboxesList();
      public native int getAddedInboxesCount();
      public native org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox getAddedInboxes(int index);
      public native Builder setAddedInboxes(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox value);
      public native Builder addAddedInboxes(org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox value);
      public native Builder addAllAddedInboxes(Iterable<? extends org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox> values);
      public native Builder clearAddedInboxes();
      public native Builder setAddedInboxes(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox.Builder builder);
      public native Builder addAddedInboxes(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox value);
      public native Builder addAddedInboxes(org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox.Builder builder);
      public native Builder addAddedInboxes(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox.Builder builder);
      public native Builder removeAddedInboxes(int index);
      public native java.util.List<org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox> getRemovedInboxesList();
      public native int getRemovedInboxesCount();
      public native org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox getRemovedInboxes(int index);
      public native Builder setRemovedInboxes(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox value);
      public native Builder addRemovedInboxes(org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox value);
      public native Builder addAllRemovedInboxes(Iterable<? extends org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox> values);
      public native Builder clearRemovedInboxes();
      public native Builder setRemovedInboxes(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox.Builder builder);
      public native Builder addRemovedInboxes(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox value);
      public native Builder addRemovedInboxes(org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox.Builder builder);
      public native Builder addRemovedInboxes(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.Inbox.Builder builder);
      public native Builder removeRemovedInboxes(int index);
      public native java.util.List<org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.MetadataFieldChange> getMetadataFieldChangesList();
      public native int getMetadataFieldChangesCount();
      public native org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.MetadataFieldChange getMetadataFieldChanges(int index);
      public native Builder setMetadataFieldChanges(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.MetadataFieldChange value);
      public native Builder addMetadataFieldChanges(org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.MetadataFieldChange value);
      public native Builder addAllMetadataFieldChanges(Iterable<? extends org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.MetadataFieldChange> values);
      public native Builder clearMetadataFieldChanges();
      public native Builder setMetadataFieldChanges(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.MetadataFieldChange.Builder builder);
      public native Builder addMetadataFieldChanges(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.MetadataFieldChange value);
      public native Builder addMetadataFieldChanges(org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.MetadataFieldChange.Builder builder);
      public native Builder addMetadataFieldChanges(int index, org.xmtp.proto.mls.message.contents.TranscriptMessages.GroupUpdated.MetadataFieldChange.Builder builder);
      public native Builder removeMetadataFieldChanges(int index);
    }
    public static final class Inbox extends GeneratedMessageLite<Inbox, Inbox.Builder> {
      private Inbox() {}
      public native String getInboxId();
      public native ByteString getInboxIdBytes();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Inbox prototype);
      public static native Inbox getDefaultInstance();
      public static native Inbox parseFrom(byte[] data);
      public static native Inbox parseFrom(ByteString data);
      public static native Inbox parseFrom(java.nio.ByteBuffer data);
      public static native Inbox parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Inbox, Builder> {
        private Builder() {}
        public native String getInboxId();
        public native ByteString getInboxIdBytes();
        public native Builder setInboxId(String value);
        public native Builder clearInboxId();
        public native Builder setInboxIdBytes(ByteString value);
      }
    }
    public static final class MetadataFieldChange extends GeneratedMessageLite<MetadataFieldChange, MetadataFieldChange.Builder> {
      private MetadataFieldChange() {}
      public native String getFieldName();
      public native ByteString getFieldNameBytes();
      public native String getOldValue();
      public native boolean hasOldValue();
      public native ByteString getOldValueBytes();
      public native String getNewValue();
      public native boolean hasNewValue();
      public native ByteString getNewValueBytes();
      public static native Builder newBuilder();
      public static native Builder newBuilder(MetadataFieldChange prototype);
      public static native MetadataFieldChange getDefaultInstance();
      public static native MetadataFieldChange parseFrom(byte[] data);
      public static native MetadataFieldChange parseFrom(ByteString data);
      public static native MetadataFieldChange parseFrom(java.nio.ByteBuffer data);
      public static native MetadataFieldChange parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<MetadataFieldChange, Builder> {
        private Builder() {}
        public native String getFieldName();
        public native ByteString getFieldNameBytes();
        public native Builder setFieldName(String value);
        public native Builder clearFieldName();
        public native Builder setFieldNameBytes(ByteString value);
        public native String getOldValue();
        public native boolean hasOldValue();
        public native ByteString getOldValueBytes();
        public native Builder setOldValue(String value);
        public native Builder clearOldValue();
        public native Builder setOldValueBytes(ByteString value);
        public native String getNewValue();
        public native boolean hasNewValue();
        public native ByteString getNewValueBytes();
        public native Builder setNewValue(String value);
        public native Builder clearNewValue();
        public native Builder setNewValueBytes(ByteString value);
      }
    }
  }
}
