package org.xmtp.android.library.push;
import com.google.protobuf.ByteString;
import com.google.protobuf.GeneratedMessageLite;
public final class Service {
  public static final class DeliveryMechanism extends GeneratedMessageLite<DeliveryMechanism, DeliveryMechanism.Builder> {
    private DeliveryMechanism() {}
    public native String getApnsDeviceToken();
    public native boolean hasApnsDeviceToken();
    public native ByteString getApnsDeviceTokenBytes();
    public native String getFirebaseDeviceToken();
    public native boolean hasFirebaseDeviceToken();
    public native ByteString getFirebaseDeviceTokenBytes();
    public native String getCustomToken();
    public native boolean hasCustomToken();
    public native ByteString getCustomTokenBytes();
    public native DeliveryMechanismTypeCase getDeliveryMechanismTypeCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(DeliveryMechanism prototype);
    public static native DeliveryMechanism getDefaultInstance();
    public static native DeliveryMechanism parseFrom(byte[] data);
    public static native DeliveryMechanism parseFrom(ByteString data);
    public static native DeliveryMechanism parseFrom(java.nio.ByteBuffer data);
    public static native DeliveryMechanism parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<DeliveryMechanism, Builder> {
      private Builder() {}
      public native String getApnsDeviceToken();
      public native boolean hasApnsDeviceToken();
      public native ByteString getApnsDeviceTokenBytes();
      public native Builder setApnsDeviceToken(String value);
      public native Builder clearApnsDeviceToken();
      public native Builder setApnsDeviceTokenBytes(ByteString value);
      public native String getFirebaseDeviceToken();
      public native boolean hasFirebaseDeviceToken();
      public native ByteString getFirebaseDeviceTokenBytes();
      public native Builder setFirebaseDeviceToken(String value);
      public native Builder clearFirebaseDeviceToken();
      public native Builder setFirebaseDeviceTokenBytes(ByteString value);
      public native String getCustomToken();
      public native boolean hasCustomToken();
      public native ByteString getCustomTokenBytes();
      public native Builder setCustomToken(String value);
      public native Builder clearCustomToken();
      public native Builder setCustomTokenBytes(ByteString value);
      public native DeliveryMechanismTypeCase getDeliveryMechanismTypeCase();
      public native Builder clearDeliveryMechanismType();
    }
    public enum DeliveryMechanismTypeCase {
      APNS_DEVICE_TOKEN, FIREBASE_DEVICE_TOKEN, CUSTOM_TOKEN, DELIVERYMECHANISMTYPE_NOT_SET;
      public native int getNumber();
      public static native DeliveryMechanismTypeCase forNumber(int value);
    }
  }
  public static final class RegisterInstallationRequest extends GeneratedMessageLite<RegisterInstallationRequest, RegisterInstallationRequest.Builder> {
    private RegisterInstallationRequest() {}
    public native String getInstallationId();
    public native ByteString getInstallationIdBytes();
    public native org.xmtp.android.library.push.Service.DeliveryMechanism getDeliveryMechanism();
    public native boolean hasDeliveryMechanism();
    public static native Builder newBuilder();
    public static native Builder newBuilder(RegisterInstallationRequest prototype);
    public static native RegisterInstallationRequest getDefaultInstance();
    public static native RegisterInstallationRequest parseFrom(byte[] data);
    public static native RegisterInstallationRequest parseFrom(ByteString data);
    public static native RegisterInstallationRequest parseFrom(java.nio.ByteBuffer data);
    public static native RegisterInstallationRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<RegisterInstallationRequest, Builder> {
      private Builder() {}
      public native String getInstallationId();
      public native ByteString getInstallationIdBytes();
      public native Builder setInstallationId(String value);
      public native Builder clearInstallationId();
      public native Builder setInstallationIdBytes(ByteString value);
      public native org.xmtp.android.library.push.Service.DeliveryMechanism getDeliveryMechanism();
      public native boolean hasDeliveryMechanism();
      public native Builder setDeliveryMechanism(org.xmtp.android.library.push.Service.DeliveryMechanism value);
      public native Builder clearDeliveryMechanism();
      public native Builder setDeliveryMechanism(org.xmtp.android.library.push.Service.DeliveryMechanism.Builder builder);
      public native Builder mergeDeliveryMechanism(org.xmtp.android.library.push.Service.DeliveryMechanism value);
    }
  }
  public static final class RegisterInstallationResponse extends GeneratedMessageLite<RegisterInstallationResponse, RegisterInstallationResponse.Builder> {
    private RegisterInstallationResponse() {}
    public native String getInstallationId();
    public native ByteString getInstallationIdBytes();
    public native long getValidUntil();
    public static native Builder newBuilder();
    public static native Builder newBuilder(RegisterInstallationResponse prototype);
    public static native RegisterInstallationResponse getDefaultInstance();
    public static native RegisterInstallationResponse parseFrom(byte[] data);
    public static native RegisterInstallationResponse parseFrom(ByteString data);
    public static native RegisterInstallationResponse parseFrom(java.nio.ByteBuffer data);
    public static native RegisterInstallationResponse parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<RegisterInstallationResponse, Builder> {
      private Builder() {}
      public native String getInstallationId();
      public native ByteString getInstallationIdBytes();
      public native Builder setInstallationId(String value);
      public native Builder clearInstallationId();
      public native Builder setInstallationIdBytes(ByteString value);
      public native long getValidUntil();
      public native Builder setValidUntil(long value);
      public native Builder clearValidUntil();
    }
  }
  public static final class DeleteInstallationRequest extends GeneratedMessageLite<DeleteInstallationRequest, DeleteInstallationRequest.Builder> {
    private DeleteInstallationRequest() {}
    public native String getInstallationId();
    public native ByteString getInstallationIdBytes();
    public static native Builder newBuilder();
    public static native Builder newBuilder(DeleteInstallationRequest prototype);
    public static native DeleteInstallationRequest getDefaultInstance();
    public static native DeleteInstallationRequest parseFrom(byte[] data);
    public static native DeleteInstallationRequest parseFrom(ByteString data);
    public static native DeleteInstallationRequest parseFrom(java.nio.ByteBuffer data);
    public static native DeleteInstallationRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<DeleteInstallationRequest, Builder> {
      private Builder() {}
      public native String getInstallationId();
      public native ByteString getInstallationIdBytes();
      public native Builder setInstallationId(String value);
      public native Builder clearInstallationId();
      public native Builder setInstallationIdBytes(ByteString value);
    }
  }
  public static final class Subscription extends GeneratedMessageLite<Subscription, Subscription.Builder> {
    private Subscription() {}
    public native String getTopic();
    public native ByteString getTopicBytes();
    public native java.util.List<org.xmtp.android.library.push.Service.Subscription.HmacKey> getHmacKeysList();
    public native int getHmacKeysCount();
    public native org.xmtp.android.library.push.Service.Subscription.HmacKey getHmacKeys(int index);
    public native boolean getIsSilent();
    public static native Builder newBuilder();
    public static native Builder newBuilder(Subscription prototype);
    public static native Subscription getDefaultInstance();
    public static native Subscription parseFrom(byte[] data);
    public static native Subscription parseFrom(ByteString data);
    public static native Subscription parseFrom(java.nio.ByteBuffer data);
    public static native Subscription parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<Subscription, Builder> {
      private Builder() {}
      public native String getTopic();
      public native ByteString getTopicBytes();
      public native Builder setTopic(String value);
      public native Builder clearTopic();
      public native Builder setTopicBytes(ByteString value);
      public native java.util.List<org.xmtp.android.library.push.Service.Subscription.HmacKey> getHmacKeysList();
      public native int getHmacKeysCount();
      public native org.xmtp.android.library.push.Service.Subscription.HmacKey getHmacKeys(int index);
      public native Builder setHmacKeys(int index, org.xmtp.android.library.push.Service.Subscription.HmacKey value);
      public native Builder addHmacKeys(org.xmtp.android.library.push.Service.Subscription.HmacKey value);
      public native Builder addAllHmacKeys(Iterable<? extends org.xmtp.android.library.push.Service.Subscription.HmacKey> values);
      public native Builder clearHmacKeys();
      public native Builder setHmacKeys(int index, org.xmtp.android.library.push.Service.Subscription.HmacKey.Builder builder);
      public native Builder addHmacKeys(int index, org.xmtp.android.library.push.Service.Subscription.HmacKey value);
      public native Builder addHmacKeys(org.xmtp.android.library.push.Service.Subscription.HmacKey.Builder builder);
      public native Builder addHmacKeys(int index, org.xmtp.android.library.push.Service.Subscription.HmacKey.Builder builder);
      public native Builder removeHmacKeys(int index);
      public native boolean getIsSilent();
      public native Builder setIsSilent(boolean value);
      public native Builder clearIsSilent();
    }
    public static final class HmacKey extends GeneratedMessageLite<HmacKey, HmacKey.Builder> {
      private HmacKey() {}
      public native int getThirtyDayPeriodsSinceEpoch();
      public native ByteString getKey();
      public static native Builder newBuilder();
      public static native Builder newBuilder(HmacKey prototype);
      public static native HmacKey getDefaultInstance();
      public static native HmacKey parseFrom(byte[] data);
      public static native HmacKey parseFrom(ByteString data);
      public static native HmacKey parseFrom(java.nio.ByteBuffer data);
      public static native HmacKey parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<HmacKey, Builder> {
        private Builder() {}
        public native int getThirtyDayPeriodsSinceEpoch();
        public native Builder setThirtyDayPeriodsSinceEpoch(int value);
        public native Builder clearThirtyDayPeriodsSinceEpoch();
        public native ByteString getKey();
        public native Builder setKey(ByteString value);
        public native Builder clearKey();
      }
    }
  }
  public static final class SubscribeWithMetadataRequest extends GeneratedMessageLite<SubscribeWithMetadataRequest, SubscribeWithMetadataRequest.Builder> {
    private SubscribeWithMetadataRequest() {}
    public native String getInstallationId();
    public native ByteString getInstallationIdBytes();
    public native java.util.List<org.xmtp.android.library.push.Service.Subscription> getSubscriptionsList();
    public native int getSubscriptionsCount();
    public native org.xmtp.android.library.push.Service.Subscription getSubscriptions(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(SubscribeWithMetadataRequest prototype);
    public static native SubscribeWithMetadataRequest getDefaultInstance();
    public static native SubscribeWithMetadataRequest parseFrom(byte[] data);
    public static native SubscribeWithMetadataRequest parseFrom(ByteString data);
    public static native SubscribeWithMetadataRequest parseFrom(java.nio.ByteBuffer data);
    public static native SubscribeWithMetadataRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SubscribeWithMetadataRequest, Builder> {
      private Builder() {}
      public native String getInstallationId();
      public native ByteString getInstallationIdBytes();
      public native Builder setInstallationId(String value);
      public native Builder clearInstallationId();
      public native Builder setInstallationIdBytes(ByteString value);
      public native java.util.List<org.xmtp.android.library.push.Service.Subscription> getSubscriptionsList();
      public native int getSubscriptionsCount();
      public native org.xmtp.android.library.push.Service.Subscription getSubscriptions(int index);
      public native Builder setSubscriptions(int index, org.xmtp.android.library.push.Service.Subscription value);
      public native Builder addSubscriptions(org.xmtp.android.library.push.Service.Subscription value);
      public native Builder addAllSubscriptions(Iterable<? extends org.xmtp.android.library.push.Service.Subscription> values);
      public native Builder clearSubscriptions();
      public native Builder setSubscriptions(int index, org.xmtp.android.library.push.Service.Subscription.Builder builder);
      public native Builder addSubscriptions(int index, org.xmtp.android.library.push.Service.Subscription value);
      public native Builder addSubscriptions(org.xmtp.android.library.push.Service.Subscription.Builder builder);
      public native Builder addSubscriptions(int index, org.xmtp.android.library.push.Service.Subscription.Builder builder);
      public native Builder removeSubscriptions(int index);
    }
  }
  public static final class SubscribeRequest extends GeneratedMessageLite<SubscribeRequest, SubscribeRequest.Builder> {
    private SubscribeRequest() {}
    public native String getInstallationId();
    public native ByteString getInstallationIdBytes();
    public native java.util.List<String> getTopicsList();
    public native int getTopicsCount();
    public native String getTopics(int index);
    public native ByteString getTopicsBytes(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(SubscribeRequest prototype);
    public static native SubscribeRequest getDefaultInstance();
    public static native SubscribeRequest parseFrom(byte[] data);
    public static native SubscribeRequest parseFrom(ByteString data);
    public static native SubscribeRequest parseFrom(java.nio.ByteBuffer data);
    public static native SubscribeRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SubscribeRequest, Builder> {
      private Builder() {}
      public native String getInstallationId();
      public native ByteString getInstallationIdBytes();
      public native Builder setInstallationId(String value);
      public native Builder clearInstallationId();
      public native Builder setInstallationIdBytes(ByteString value);
      public native java.util.List<String> getTopicsList();
      public native int getTopicsCount();
      public native String getTopics(int index);
      public native ByteString getTopicsBytes(int index);
      public native Builder setTopics(int index, String value);
      public native Builder addTopics(String value);
      public native Builder addAllTopics(Iterable<? extends String> values);
      public native Builder clearTopics();
      public native Builder addTopicsBytes(ByteString value);
    }
  }
  public static final class UnsubscribeRequest extends GeneratedMessageLite<UnsubscribeRequest, UnsubscribeRequest.Builder> {
    private UnsubscribeRequest() {}
    public native String getInstallationId();
    public native ByteString getInstallationIdBytes();
    public native java.util.List<String> getTopicsList();
    public native int getTopicsCount();
    public native String getTopics(int index);
    public native ByteString getTopicsBytes(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(UnsubscribeRequest prototype);
    public static native UnsubscribeRequest getDefaultInstance();
    public static native UnsubscribeRequest parseFrom(byte[] data);
    public static native UnsubscribeRequest parseFrom(ByteString data);
    public static native UnsubscribeRequest parseFrom(java.nio.ByteBuffer data);
    public static native UnsubscribeRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<UnsubscribeRequest, Builder> {
      private Builder() {}
      public native String getInstallationId();
      public native ByteString getInstallationIdBytes();
      public native Builder setInstallationId(String value);
      public native Builder clearInstallationId();
      public native Builder setInstallationIdBytes(ByteString value);
      public native java.util.List<String> getTopicsList();
      public native int getTopicsCount();
      public native String getTopics(int index);
      public native ByteString getTopicsBytes(int index);
      public native Builder setTopics(int index, String value);
      public native Builder addTopics(String value);
      public native Builder addAllTopics(Iterable<? extends String> values);
      public native Builder clearTopics();
      public native Builder addTopicsBytes(ByteString value);
    }
  }
}
