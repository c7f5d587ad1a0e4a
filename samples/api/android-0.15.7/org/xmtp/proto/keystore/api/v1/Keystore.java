package org.xmtp.proto.keystore.api.v1;
import com.google.protobuf.ByteString;
import com.google.protobuf.GeneratedMessageLite;
public final class Keystore {
  public enum ErrorCode {
    ERROR_CODE_UNSPECIFIED, ERROR_CODE_INVALID_INPUT, ERROR_CODE_NO_MATCHING_PREKEY, UNRECOGNIZED;
    public native int getNumber();
    public static native ErrorCode forNumber(int value);
  }
  public enum JobType {
    JOB_TYPE_UNSPECIFIED, JOB_TYPE_REFRESH_V1, JOB_TYPE_REFRESH_V2, JOB_TYPE_REFRESH_PPPP, UNRECOGNIZED;
    public native int getNumber();
    public static native JobType forNumber(int value);
  }
  public static final class KeystoreError extends GeneratedMessageLite<KeystoreError, KeystoreError.Builder> {
    private KeystoreError() {}
    public native String getMessage();
    public native ByteString getMessageBytes();
    public native org.xmtp.proto.keystore.api.v1.Keystore.ErrorCode getCode();
    public native int getCodeValue();
    public static native Builder newBuilder();
    public static native Builder newBuilder(KeystoreError prototype);
    public static native KeystoreError getDefaultInstance();
    public static native KeystoreError parseFrom(byte[] data);
    public static native KeystoreError parseFrom(ByteString data);
    public static native KeystoreError parseFrom(java.nio.ByteBuffer data);
    public static native KeystoreError parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<KeystoreError, Builder> {
      private Builder() {}
      public native String getMessage();
      public native ByteString getMessageBytes();
      public native Builder setMessage(String value);
      public native Builder clearMessage();
      public native Builder setMessageBytes(ByteString value);
      public native org.xmtp.proto.keystore.api.v1.Keystore.ErrorCode getCode();
      public native int getCodeValue();
      public native Builder setCode(org.xmtp.proto.keystore.api.v1.Keystore.ErrorCode value);
      public native Builder clearCode();
      public native Builder setCodeValue(int value);
    }
  }
  public static final class DecryptV1Request extends GeneratedMessageLite<DecryptV1Request, DecryptV1Request.Builder> {
    private DecryptV1Request() {}
    public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.DecryptV1Request.Request> getRequestsList();
    public native int getRequestsCount();
    public native org.xmtp.proto.keystore.api.v1.Keystore.DecryptV1Request.Request getRequests(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(DecryptV1Request prototype);
    public static native DecryptV1Request getDefaultInstance();
    public static native DecryptV1Request parseFrom(byte[] data);
    public static native DecryptV1Request parseFrom(ByteString data);
    public static native DecryptV1Request parseFrom(java.nio.ByteBuffer data);
    public static native DecryptV1Request parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<DecryptV1Request, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.DecryptV1Request.Request> getRequestsList();
      public native int getRequestsCount();
      public native org.xmtp.proto.keystore.api.v1.Keystore.DecryptV1Request.Request getRequests(int index);
      public native Builder setRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.DecryptV1Request.Request value);
      public native Builder addRequests(org.xmtp.proto.keystore.api.v1.Keystore.DecryptV1Request.Request value);
      public native Builder addAllRequests(Iterable<? extends org.xmtp.proto.keystore.api.v1.Keystore.DecryptV1Request.Request> values);
      public native Builder clearRequests();
      public native Builder setRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.DecryptV1Request.Request.Builder builder);
      public native Builder addRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.DecryptV1Request.Request value);
      public native Builder addRequests(org.xmtp.proto.keystore.api.v1.Keystore.DecryptV1Request.Request.Builder builder);
      public native Builder addRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.DecryptV1Request.Request.Builder builder);
      public native Builder removeRequests(int index);
    }
    public static final class Request extends GeneratedMessageLite<Request, Request.Builder> {
      private Request() {}
      public native org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext getPayload();
      public native boolean hasPayload();
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle getPeerKeys();
      public native boolean hasPeerKeys();
      public native ByteString getHeaderBytes();
      public native boolean getIsSender();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Request prototype);
      public static native Request getDefaultInstance();
      public static native Request parseFrom(byte[] data);
      public static native Request parseFrom(ByteString data);
      public static native Request parseFrom(java.nio.ByteBuffer data);
      public static native Request parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Request, Builder> {
        private Builder() {}
        public native org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext getPayload();
        public native boolean hasPayload();
        public native Builder setPayload(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext value);
        public native Builder clearPayload();
        public native Builder setPayload(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext.Builder builder);
        public native Builder mergePayload(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext value);
        public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle getPeerKeys();
        public native boolean hasPeerKeys();
        public native Builder setPeerKeys(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle value);
        public native Builder clearPeerKeys();
        public native Builder setPeerKeys(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle.Builder builder);
        public native Builder mergePeerKeys(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle value);
        public native ByteString getHeaderBytes();
        public native Builder setHeaderBytes(ByteString value);
        public native Builder clearHeaderBytes();
        public native boolean getIsSender();
        public native Builder setIsSender(boolean value);
        public native Builder clearIsSender();
      }
    }
  }
  public static final class DecryptResponse extends GeneratedMessageLite<DecryptResponse, DecryptResponse.Builder> {
    private DecryptResponse() {}
    public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response> getResponsesList();
    public native int getResponsesCount();
    public native org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response getResponses(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(DecryptResponse prototype);
    public static native DecryptResponse getDefaultInstance();
    public static native DecryptResponse parseFrom(byte[] data);
    public static native DecryptResponse parseFrom(ByteString data);
    public static native DecryptResponse parseFrom(java.nio.ByteBuffer data);
    public static native DecryptResponse parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<DecryptResponse, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response> getResponsesList();
      public native int getResponsesCount();
      public native org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response getResponses(int index);
      public native Builder setResponses(int index, org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response value);
      public native Builder addResponses(org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response value);
      public native Builder addAllResponses(Iterable<? extends org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response> values);
      public native Builder clearResponses();
      public native Builder setResponses(int index, org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response.Builder builder);
      public native Builder addResponses(int index, org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response value);
      public native Builder addResponses(org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response.Builder builder);
      public native Builder addResponses(int index, org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response.Builder builder);
      public native Builder removeResponses(int index);
    }
    public static final class Response extends GeneratedMessageLite<Response, Response.Builder> {
      private Response() {}
      public native org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response.Success getResult();
      public native boolean hasResult();
      public native org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError getError();
      public native boolean hasError();
      public native ResponseCase getResponseCase();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Response prototype);
      public static native Response getDefaultInstance();
      public static native Response parseFrom(byte[] data);
      public static native Response parseFrom(ByteString data);
      public static native Response parseFrom(java.nio.ByteBuffer data);
      public static native Response parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Response, Builder> {
        private Builder() {}
        public native org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response.Success getResult();
        public native boolean hasResult();
        public native Builder setResult(org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response.Success value);
        public native Builder clearResult();
        public native Builder setResult(org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response.Success.Builder builder);
        public native Builder mergeResult(org.xmtp.proto.keystore.api.v1.Keystore.DecryptResponse.Response.Success value);
        public native org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError getError();
        public native boolean hasError();
        public native Builder setError(org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError value);
        public native Builder clearError();
        public native Builder setError(org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError.Builder builder);
        public native Builder mergeError(org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError value);
        public native ResponseCase getResponseCase();
        public native Builder clearResponse();
      }
      public enum ResponseCase {
        RESULT, ERROR, RESPONSE_NOT_SET;
        public native int getNumber();
        public static native ResponseCase forNumber(int value);
      }
      public static final class Success extends GeneratedMessageLite<Success, Success.Builder> {
        private Success() {}
        public native ByteString getDecrypted();
        public static native Builder newBuilder();
        public static native Builder newBuilder(Success prototype);
        public static native Success getDefaultInstance();
        public static native Success parseFrom(byte[] data);
        public static native Success parseFrom(ByteString data);
        public static native Success parseFrom(java.nio.ByteBuffer data);
        public static native Success parseFrom(java.io.InputStream data);
        public static final class Builder extends GeneratedMessageLite.Builder<Success, Builder> {
          private Builder() {}
          public native ByteString getDecrypted();
          public native Builder setDecrypted(ByteString value);
          public native Builder clearDecrypted();
        }
      }
    }
  }
  public static final class DecryptV2Request extends GeneratedMessageLite<DecryptV2Request, DecryptV2Request.Builder> {
    private DecryptV2Request() {}
    public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.DecryptV2Request.Request> getRequestsList();
    public native int getRequestsCount();
    public native org.xmtp.proto.keystore.api.v1.Keystore.DecryptV2Request.Request getRequests(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(DecryptV2Request prototype);
    public static native DecryptV2Request getDefaultInstance();
    public static native DecryptV2Request parseFrom(byte[] data);
    public static native DecryptV2Request parseFrom(ByteString data);
    public static native DecryptV2Request parseFrom(java.nio.ByteBuffer data);
    public static native DecryptV2Request parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<DecryptV2Request, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.DecryptV2Request.Request> getRequestsList();
      public native int getRequestsCount();
      public native org.xmtp.proto.keystore.api.v1.Keystore.DecryptV2Request.Request getRequests(int index);
      public native Builder setRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.DecryptV2Request.Request value);
      public native Builder addRequests(org.xmtp.proto.keystore.api.v1.Keystore.DecryptV2Request.Request value);
      public native Builder addAllRequests(Iterable<? extends org.xmtp.proto.keystore.api.v1.Keystore.DecryptV2Request.Request> values);
      public native Builder clearRequests();
      public native Builder setRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.DecryptV2Request.Request.Builder builder);
      public native Builder addRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.DecryptV2Request.Request value);
      public native Builder addRequests(org.xmtp.proto.keystore.api.v1.Keystore.DecryptV2Request.Request.Builder builder);
      public native Builder addRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.DecryptV2Request.Request.Builder builder);
      public native Builder removeRequests(int index);
    }
    public static final class Request extends GeneratedMessageLite<Request, Request.Builder> {
      private Request() {}
      public native org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext getPayload();
      public native boolean hasPayload();
      public native ByteString getHeaderBytes();
      public native String getContentTopic();
      public native ByteString getContentTopicBytes();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Request prototype);
      public static native Request getDefaultInstance();
      public static native Request parseFrom(byte[] data);
      public static native Request parseFrom(ByteString data);
      public static native Request parseFrom(java.nio.ByteBuffer data);
      public static native Request parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Request, Builder> {
        private Builder() {}
        public native org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext getPayload();
        public native boolean hasPayload();
        public native Builder setPayload(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext value);
        public native Builder clearPayload();
        public native Builder setPayload(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext.Builder builder);
        public native Builder mergePayload(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext value);
        public native ByteString getHeaderBytes();
        public native Builder setHeaderBytes(ByteString value);
        public native Builder clearHeaderBytes();
        public native String getContentTopic();
        public native ByteString getContentTopicBytes();
        public native Builder setContentTopic(String value);
        public native Builder clearContentTopic();
        public native Builder setContentTopicBytes(ByteString value);
      }
    }
  }
  public static final class EncryptV1Request extends GeneratedMessageLite<EncryptV1Request, EncryptV1Request.Builder> {
    private EncryptV1Request() {}
    public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.EncryptV1Request.Request> getRequestsList();
    public native int getRequestsCount();
    public native org.xmtp.proto.keystore.api.v1.Keystore.EncryptV1Request.Request getRequests(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(EncryptV1Request prototype);
    public static native EncryptV1Request getDefaultInstance();
    public static native EncryptV1Request parseFrom(byte[] data);
    public static native EncryptV1Request parseFrom(ByteString data);
    public static native EncryptV1Request parseFrom(java.nio.ByteBuffer data);
    public static native EncryptV1Request parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<EncryptV1Request, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.EncryptV1Request.Request> getRequestsList();
      public native int getRequestsCount();
      public native org.xmtp.proto.keystore.api.v1.Keystore.EncryptV1Request.Request getRequests(int index);
      public native Builder setRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.EncryptV1Request.Request value);
      public native Builder addRequests(org.xmtp.proto.keystore.api.v1.Keystore.EncryptV1Request.Request value);
      public native Builder addAllRequests(Iterable<? extends org.xmtp.proto.keystore.api.v1.Keystore.EncryptV1Request.Request> values);
      public native Builder clearRequests();
      public native Builder setRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.EncryptV1Request.Request.Builder builder);
      public native Builder addRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.EncryptV1Request.Request value);
      public native Builder addRequests(org.xmtp.proto.keystore.api.v1.Keystore.EncryptV1Request.Request.Builder builder);
      public native Builder addRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.EncryptV1Request.Request.Builder builder);
      public native Builder removeRequests(int index);
    }
    public static final class Request extends GeneratedMessageLite<Request, Request.Builder> {
      private Request() {}
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle getRecipient();
      public native boolean hasRecipient();
      public native ByteString getPayload();
      public native ByteString getHeaderBytes();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Request prototype);
      public static native Request getDefaultInstance();
      public static native Request parseFrom(byte[] data);
      public static native Request parseFrom(ByteString data);
      public static native Request parseFrom(java.nio.ByteBuffer data);
      public static native Request parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Request, Builder> {
        private Builder() {}
        public native org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle getRecipient();
        public native boolean hasRecipient();
        public native Builder setRecipient(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle value);
        public native Builder clearRecipient();
        public native Builder setRecipient(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle.Builder builder);
        public native Builder mergeRecipient(org.xmtp.proto.message.contents.PublicKeyOuterClass.PublicKeyBundle value);
        public native ByteString getPayload();
        public native Builder setPayload(ByteString value);
        public native Builder clearPayload();
        public native ByteString getHeaderBytes();
        public native Builder setHeaderBytes(ByteString value);
        public native Builder clearHeaderBytes();
      }
    }
  }
  public static final class EncryptResponse extends GeneratedMessageLite<EncryptResponse, EncryptResponse.Builder> {
    private EncryptResponse() {}
    public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response> getResponsesList();
    public native int getResponsesCount();
    public native org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response getResponses(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(EncryptResponse prototype);
    public static native EncryptResponse getDefaultInstance();
    public static native EncryptResponse parseFrom(byte[] data);
    public static native EncryptResponse parseFrom(ByteString data);
    public static native EncryptResponse parseFrom(java.nio.ByteBuffer data);
    public static native EncryptResponse parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<EncryptResponse, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response> getResponsesList();
      public native int getResponsesCount();
      public native org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response getResponses(int index);
      public native Builder setResponses(int index, org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response value);
      public native Builder addResponses(org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response value);
      public native Builder addAllResponses(Iterable<? extends org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response> values);
      public native Builder clearResponses();
      public native Builder setResponses(int index, org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response.Builder builder);
      public native Builder addResponses(int index, org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response value);
      public native Builder addResponses(org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response.Builder builder);
      public native Builder addResponses(int index, org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response.Builder builder);
      public native Builder removeResponses(int index);
    }
    public static final class Response extends GeneratedMessageLite<Response, Response.Builder> {
      private Response() {}
      public native org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response.Success getResult();
      public native boolean hasResult();
      public native org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError getError();
      public native boolean hasError();
      public native ResponseCase getResponseCase();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Response prototype);
      public static native Response getDefaultInstance();
      public static native Response parseFrom(byte[] data);
      public static native Response parseFrom(ByteString data);
      public static native Response parseFrom(java.nio.ByteBuffer data);
      public static native Response parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Response, Builder> {
        private Builder() {}
        public native org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response.Success getResult();
        public native boolean hasResult();
        public native Builder setResult(org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response.Success value);
        public native Builder clearResult();
        public native Builder setResult(org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response.Success.Builder builder);
        public native Builder mergeResult(org.xmtp.proto.keystore.api.v1.Keystore.EncryptResponse.Response.Success value);
        public native org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError getError();
        public native boolean hasError();
        public native Builder setError(org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError value);
        public native Builder clearError();
        public native Builder setError(org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError.Builder builder);
        public native Builder mergeError(org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError value);
        public native ResponseCase getResponseCase();
        public native Builder clearResponse();
      }
      public enum ResponseCase {
        RESULT, ERROR, RESPONSE_NOT_SET;
        public native int getNumber();
        public static native ResponseCase forNumber(int value);
      }
      public static final class Success extends GeneratedMessageLite<Success, Success.Builder> {
        private Success() {}
        public native org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext getEncrypted();
        public native boolean hasEncrypted();
        public native ByteString getSenderHmac();
        public static native Builder newBuilder();
        public static native Builder newBuilder(Success prototype);
        public static native Success getDefaultInstance();
        public static native Success parseFrom(byte[] data);
        public static native Success parseFrom(ByteString data);
        public static native Success parseFrom(java.nio.ByteBuffer data);
        public static native Success parseFrom(java.io.InputStream data);
        public static final class Builder extends GeneratedMessageLite.Builder<Success, Builder> {
          private Builder() {}
          public native org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext getEncrypted();
          public native boolean hasEncrypted();
          public native Builder setEncrypted(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext value);
          public native Builder clearEncrypted();
          public native Builder setEncrypted(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext.Builder builder);
          public native Builder mergeEncrypted(org.xmtp.proto.message.contents.CiphertextOuterClass.Ciphertext value);
          public native ByteString getSenderHmac();
          public native Builder setSenderHmac(ByteString value);
          public native Builder clearSenderHmac();
        }
      }
    }
  }
  public static final class EncryptV2Request extends GeneratedMessageLite<EncryptV2Request, EncryptV2Request.Builder> {
    private EncryptV2Request() {}
    public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.EncryptV2Request.Request> getRequestsList();
    public native int getRequestsCount();
    public native org.xmtp.proto.keystore.api.v1.Keystore.EncryptV2Request.Request getRequests(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(EncryptV2Request prototype);
    public static native EncryptV2Request getDefaultInstance();
    public static native EncryptV2Request parseFrom(byte[] data);
    public static native EncryptV2Request parseFrom(ByteString data);
    public static native EncryptV2Request parseFrom(java.nio.ByteBuffer data);
    public static native EncryptV2Request parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<EncryptV2Request, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.EncryptV2Request.Request> getRequestsList();
      public native int getRequestsCount();
      public native org.xmtp.proto.keystore.api.v1.Keystore.EncryptV2Request.Request getRequests(int index);
      public native Builder setRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.EncryptV2Request.Request value);
      public native Builder addRequests(org.xmtp.proto.keystore.api.v1.Keystore.EncryptV2Request.Request value);
      public native Builder addAllRequests(Iterable<? extends org.xmtp.proto.keystore.api.v1.Keystore.EncryptV2Request.Request> values);
      public native Builder clearRequests();
      public native Builder setRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.EncryptV2Request.Request.Builder builder);
      public native Builder addRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.EncryptV2Request.Request value);
      public native Builder addRequests(org.xmtp.proto.keystore.api.v1.Keystore.EncryptV2Request.Request.Builder builder);
      public native Builder addRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.EncryptV2Request.Request.Builder builder);
      public native Builder removeRequests(int index);
    }
    public static final class Request extends GeneratedMessageLite<Request, Request.Builder> {
      private Request() {}
      public native ByteString getPayload();
      public native ByteString getHeaderBytes();
      public native String getContentTopic();
      public native ByteString getContentTopicBytes();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Request prototype);
      public static native Request getDefaultInstance();
      public static native Request parseFrom(byte[] data);
      public static native Request parseFrom(ByteString data);
      public static native Request parseFrom(java.nio.ByteBuffer data);
      public static native Request parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Request, Builder> {
        private Builder() {}
        public native ByteString getPayload();
        public native Builder setPayload(ByteString value);
        public native Builder clearPayload();
        public native ByteString getHeaderBytes();
        public native Builder setHeaderBytes(ByteString value);
        public native Builder clearHeaderBytes();
        public native String getContentTopic();
        public native ByteString getContentTopicBytes();
        public native Builder setContentTopic(String value);
        public native Builder clearContentTopic();
        public native Builder setContentTopicBytes(ByteString value);
      }
    }
  }
  public static final class SelfEncryptRequest extends GeneratedMessageLite<SelfEncryptRequest, SelfEncryptRequest.Builder> {
    private SelfEncryptRequest() {}
    public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptRequest.Request> getRequestsList();
    public native int getRequestsCount();
    public native org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptRequest.Request getRequests(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(SelfEncryptRequest prototype);
    public static native SelfEncryptRequest getDefaultInstance();
    public static native SelfEncryptRequest parseFrom(byte[] data);
    public static native SelfEncryptRequest parseFrom(ByteString data);
    public static native SelfEncryptRequest parseFrom(java.nio.ByteBuffer data);
    public static native SelfEncryptRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SelfEncryptRequest, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptRequest.Request> getRequestsList();
      public native int getRequestsCount();
      public native org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptRequest.Request getRequests(int index);
      public native Builder setRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptRequest.Request value);
      public native Builder addRequests(org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptRequest.Request value);
      public native Builder addAllRequests(Iterable<? extends org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptRequest.Request> values);
      public native Builder clearRequests();
      public native Builder setRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptRequest.Request.Builder builder);
      public native Builder addRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptRequest.Request value);
      public native Builder addRequests(org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptRequest.Request.Builder builder);
      public native Builder addRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptRequest.Request.Builder builder);
      public native Builder removeRequests(int index);
    }
    public static final class Request extends GeneratedMessageLite<Request, Request.Builder> {
      private Request() {}
      public native ByteString getPayload();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Request prototype);
      public static native Request getDefaultInstance();
      public static native Request parseFrom(byte[] data);
      public static native Request parseFrom(ByteString data);
      public static native Request parseFrom(java.nio.ByteBuffer data);
      public static native Request parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Request, Builder> {
        private Builder() {}
        public native ByteString getPayload();
        public native Builder setPayload(ByteString value);
        public native Builder clearPayload();
      }
    }
  }
  public static final class SelfEncryptResponse extends GeneratedMessageLite<SelfEncryptResponse, SelfEncryptResponse.Builder> {
    private SelfEncryptResponse() {}
    public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response> getResponsesList();
    public native int getResponsesCount();
    public native org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response getResponses(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(SelfEncryptResponse prototype);
    public static native SelfEncryptResponse getDefaultInstance();
    public static native SelfEncryptResponse parseFrom(byte[] data);
    public static native SelfEncryptResponse parseFrom(ByteString data);
    public static native SelfEncryptResponse parseFrom(java.nio.ByteBuffer data);
    public static native SelfEncryptResponse parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SelfEncryptResponse, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response> getResponsesList();
      public native int getResponsesCount();
      public native org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response getResponses(int index);
      public native Builder setResponses(int index, org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response value);
      public native Builder addResponses(org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response value);
      public native Builder addAllResponses(Iterable<? extends org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response> values);
      public native Builder clearResponses();
      public native Builder setResponses(int index, org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response.Builder builder);
      public native Builder addResponses(int index, org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response value);
      public native Builder addResponses(org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response.Builder builder);
      public native Builder addResponses(int index, org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response.Builder builder);
      public native Builder removeResponses(int index);
    }
    public static final class Response extends GeneratedMessageLite<Response, Response.Builder> {
      private Response() {}
      public native org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response.Success getResult();
      public native boolean hasResult();
      public native org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError getError();
      public native boolean hasError();
      public native ResponseCase getResponseCase();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Response prototype);
      public static native Response getDefaultInstance();
      public static native Response parseFrom(byte[] data);
      public static native Response parseFrom(ByteString data);
      public static native Response parseFrom(java.nio.ByteBuffer data);
      public static native Response parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Response, Builder> {
        private Builder() {}
        public native org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response.Success getResult();
        public native boolean hasResult();
        public native Builder setResult(org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response.Success value);
        public native Builder clearResult();
        public native Builder setResult(org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response.Success.Builder builder);
        public native Builder mergeResult(org.xmtp.proto.keystore.api.v1.Keystore.SelfEncryptResponse.Response.Success value);
        public native org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError getError();
        public native boolean hasError();
        public native Builder setError(org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError value);
        public native Builder clearError();
        public native Builder setError(org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError.Builder builder);
        public native Builder mergeError(org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError value);
        public native ResponseCase getResponseCase();
        public native Builder clearResponse();
      }
      public enum ResponseCase {
        RESULT, ERROR, RESPONSE_NOT_SET;
        public native int getNumber();
        public static native ResponseCase forNumber(int value);
      }
      public static final class Success extends GeneratedMessageLite<Success, Success.Builder> {
        private Success() {}
        public native ByteString getEncrypted();
        public static native Builder newBuilder();
        public static native Builder newBuilder(Success prototype);
        public static native Success getDefaultInstance();
        public static native Success parseFrom(byte[] data);
        public static native Success parseFrom(ByteString data);
        public static native Success parseFrom(java.nio.ByteBuffer data);
        public static native Success parseFrom(java.io.InputStream data);
        public static final class Builder extends GeneratedMessageLite.Builder<Success, Builder> {
          private Builder() {}
          public native ByteString getEncrypted();
          public native Builder setEncrypted(ByteString value);
          public native Builder clearEncrypted();
        }
      }
    }
  }
  public static final class SelfDecryptRequest extends GeneratedMessageLite<SelfDecryptRequest, SelfDecryptRequest.Builder> {
    private SelfDecryptRequest() {}
    public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.SelfDecryptRequest.Request> getRequestsList();
    public native int getRequestsCount();
    public native org.xmtp.proto.keystore.api.v1.Keystore.SelfDecryptRequest.Request getRequests(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(SelfDecryptRequest prototype);
    public static native SelfDecryptRequest getDefaultInstance();
    public static native SelfDecryptRequest parseFrom(byte[] data);
    public static native SelfDecryptRequest parseFrom(ByteString data);
    public static native SelfDecryptRequest parseFrom(java.nio.ByteBuffer data);
    public static native SelfDecryptRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SelfDecryptRequest, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.SelfDecryptRequest.Request> getRequestsList();
      public native int getRequestsCount();
      public native org.xmtp.proto.keystore.api.v1.Keystore.SelfDecryptRequest.Request getRequests(int index);
      public native Builder setRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.SelfDecryptRequest.Request value);
      public native Builder addRequests(org.xmtp.proto.keystore.api.v1.Keystore.SelfDecryptRequest.Request value);
      public native Builder addAllRequests(Iterable<? extends org.xmtp.proto.keystore.api.v1.Keystore.SelfDecryptRequest.Request> values);
      public native Builder clearRequests();
      public native Builder setRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.SelfDecryptRequest.Request.Builder builder);
      public native Builder addRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.SelfDecryptRequest.Request value);
      public native Builder addRequests(org.xmtp.proto.keystore.api.v1.Keystore.SelfDecryptRequest.Request.Builder builder);
      public native Builder addRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.SelfDecryptRequest.Request.Builder builder);
      public native Builder removeRequests(int index);
    }
    public static final class Request extends GeneratedMessageLite<Request, Request.Builder> {
      private Request() {}
      public native ByteString getPayload();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Request prototype);
      public static native Request getDefaultInstance();
      public static native Request parseFrom(byte[] data);
      public static native Request parseFrom(ByteString data);
      public static native Request parseFrom(java.nio.ByteBuffer data);
      public static native Request parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Request, Builder> {
        private Builder() {}
        public native ByteString getPayload();
        public native Builder setPayload(ByteString value);
        public native Builder clearPayload();
      }
    }
  }
  public static final class GetPrivatePreferencesTopicIdentifierResponse extends GeneratedMessageLite<GetPrivatePreferencesTopicIdentifierResponse, GetPrivatePreferencesTopicIdentifierResponse.Builder> {
    private GetPrivatePreferencesTopicIdentifierResponse() {}
    public native String getIdentifier();
    public native ByteString getIdentifierBytes();
    public static native Builder newBuilder();
    public static native Builder newBuilder(GetPrivatePreferencesTopicIdentifierResponse prototype);
    public static native GetPrivatePreferencesTopicIdentifierResponse getDefaultInstance();
    public static native GetPrivatePreferencesTopicIdentifierResponse parseFrom(byte[] data);
    public static native GetPrivatePreferencesTopicIdentifierResponse parseFrom(ByteString data);
    public static native GetPrivatePreferencesTopicIdentifierResponse parseFrom(java.nio.ByteBuffer data);
    public static native GetPrivatePreferencesTopicIdentifierResponse parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<GetPrivatePreferencesTopicIdentifierResponse, Builder> {
      private Builder() {}
      public native String getIdentifier();
      public native ByteString getIdentifierBytes();
      public native Builder setIdentifier(String value);
      public native Builder clearIdentifier();
      public native Builder setIdentifierBytes(ByteString value);
    }
  }
  public static final class CreateInviteRequest extends GeneratedMessageLite<CreateInviteRequest, CreateInviteRequest.Builder> {
    private CreateInviteRequest() {}
    public native org.xmtp.proto.message.contents.Invitation.InvitationV1.Context getContext();
    public native boolean hasContext();
    public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle getRecipient();
    public native boolean hasRecipient();
    public native long getCreatedNs();
    public native org.xmtp.proto.message.contents.Invitation.ConsentProofPayload getConsentProof();
    public native boolean hasConsentProof();
    public static native Builder newBuilder();
    public static native Builder newBuilder(CreateInviteRequest prototype);
    public static native CreateInviteRequest getDefaultInstance();
    public static native CreateInviteRequest parseFrom(byte[] data);
    public static native CreateInviteRequest parseFrom(ByteString data);
    public static native CreateInviteRequest parseFrom(java.nio.ByteBuffer data);
    public static native CreateInviteRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<CreateInviteRequest, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.Invitation.InvitationV1.Context getContext();
      public native boolean hasContext();
      public native Builder setContext(org.xmtp.proto.message.contents.Invitation.InvitationV1.Context value);
      public native Builder clearContext();
      public native Builder setContext(org.xmtp.proto.message.contents.Invitation.InvitationV1.Context.Builder builder);
      public native Builder mergeContext(org.xmtp.proto.message.contents.Invitation.InvitationV1.Context value);
      public native org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle getRecipient();
      public native boolean hasRecipient();
      public native Builder setRecipient(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle value);
      public native Builder clearRecipient();
      public native Builder setRecipient(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle.Builder builder);
      public native Builder mergeRecipient(org.xmtp.proto.message.contents.PublicKeyOuterClass.SignedPublicKeyBundle value);
      public native long getCreatedNs();
      public native Builder setCreatedNs(long value);
      public native Builder clearCreatedNs();
      public native org.xmtp.proto.message.contents.Invitation.ConsentProofPayload getConsentProof();
      public native boolean hasConsentProof();
      public native Builder setConsentProof(org.xmtp.proto.message.contents.Invitation.ConsentProofPayload value);
      public native Builder clearConsentProof();
      public native Builder setConsentProof(org.xmtp.proto.message.contents.Invitation.ConsentProofPayload.Builder builder);
      public native Builder mergeConsentProof(org.xmtp.proto.message.contents.Invitation.ConsentProofPayload value);
    }
  }
  public static final class CreateInviteResponse extends GeneratedMessageLite<CreateInviteResponse, CreateInviteResponse.Builder> {
    private CreateInviteResponse() {}
    public native org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference getConversation();
    public native boolean hasConversation();
    public native ByteString getPayload();
    public static native Builder newBuilder();
    public static native Builder newBuilder(CreateInviteResponse prototype);
    public static native CreateInviteResponse getDefaultInstance();
    public static native CreateInviteResponse parseFrom(byte[] data);
    public static native CreateInviteResponse parseFrom(ByteString data);
    public static native CreateInviteResponse parseFrom(java.nio.ByteBuffer data);
    public static native CreateInviteResponse parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<CreateInviteResponse, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference getConversation();
      public native boolean hasConversation();
      public native Builder setConversation(org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference value);
      public native Builder clearConversation();
      public native Builder setConversation(org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference.Builder builder);
      public native Builder mergeConversation(org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference value);
      public native ByteString getPayload();
      public native Builder setPayload(ByteString value);
      public native Builder clearPayload();
    }
  }
  public static final class SaveInvitesRequest extends GeneratedMessageLite<SaveInvitesRequest, SaveInvitesRequest.Builder> {
    private SaveInvitesRequest() {}
    public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesRequest.Request> getRequestsList();
    public native int getRequestsCount();
    public native org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesRequest.Request getRequests(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(SaveInvitesRequest prototype);
    public static native SaveInvitesRequest getDefaultInstance();
    public static native SaveInvitesRequest parseFrom(byte[] data);
    public static native SaveInvitesRequest parseFrom(ByteString data);
    public static native SaveInvitesRequest parseFrom(java.nio.ByteBuffer data);
    public static native SaveInvitesRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SaveInvitesRequest, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesRequest.Request> getRequestsList();
      public native int getRequestsCount();
      public native org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesRequest.Request getRequests(int index);
      public native Builder setRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesRequest.Request value);
      public native Builder addRequests(org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesRequest.Request value);
      public native Builder addAllRequests(Iterable<? extends org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesRequest.Request> values);
      public native Builder clearRequests();
      public native Builder setRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesRequest.Request.Builder builder);
      public native Builder addRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesRequest.Request value);
      public native Builder addRequests(org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesRequest.Request.Builder builder);
      public native Builder addRequests(int index, org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesRequest.Request.Builder builder);
      public native Builder removeRequests(int index);
    }
    public static final class Request extends GeneratedMessageLite<Request, Request.Builder> {
      private Request() {}
      public native String getContentTopic();
      public native ByteString getContentTopicBytes();
      public native long getTimestampNs();
      public native ByteString getPayload();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Request prototype);
      public static native Request getDefaultInstance();
      public static native Request parseFrom(byte[] data);
      public static native Request parseFrom(ByteString data);
      public static native Request parseFrom(java.nio.ByteBuffer data);
      public static native Request parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Request, Builder> {
        private Builder() {}
        public native String getContentTopic();
        public native ByteString getContentTopicBytes();
        public native Builder setContentTopic(String value);
        public native Builder clearContentTopic();
        public native Builder setContentTopicBytes(ByteString value);
        public native long getTimestampNs();
        public native Builder setTimestampNs(long value);
        public native Builder clearTimestampNs();
        public native ByteString getPayload();
        public native Builder setPayload(ByteString value);
        public native Builder clearPayload();
      }
    }
  }
  public static final class SaveInvitesResponse extends GeneratedMessageLite<SaveInvitesResponse, SaveInvitesResponse.Builder> {
    private SaveInvitesResponse() {}
    public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response> getResponsesList();
    public native int getResponsesCount();
    public native org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response getResponses(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(SaveInvitesResponse prototype);
    public static native SaveInvitesResponse getDefaultInstance();
    public static native SaveInvitesResponse parseFrom(byte[] data);
    public static native SaveInvitesResponse parseFrom(ByteString data);
    public static native SaveInvitesResponse parseFrom(java.nio.ByteBuffer data);
    public static native SaveInvitesResponse parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SaveInvitesResponse, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response> getResponsesList();
      public native int getResponsesCount();
      public native org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response getResponses(int index);
      public native Builder setResponses(int index, org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response value);
      public native Builder addResponses(org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response value);
      public native Builder addAllResponses(Iterable<? extends org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response> values);
      public native Builder clearResponses();
      public native Builder setResponses(int index, org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response.Builder builder);
      public native Builder addResponses(int index, org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response value);
      public native Builder addResponses(org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response.Builder builder);
      public native Builder addResponses(int index, org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response.Builder builder);
      public native Builder removeResponses(int index);
    }
    public static final class Response extends GeneratedMessageLite<Response, Response.Builder> {
      private Response() {}
      public native org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response.Success getResult();
      public native boolean hasResult();
      public native org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError getError();
      public native boolean hasError();
      public native ResponseCase getResponseCase();
      public static native Builder newBuilder();
      public static native Builder newBuilder(Response prototype);
      public static native Response getDefaultInstance();
      public static native Response parseFrom(byte[] data);
      public static native Response parseFrom(ByteString data);
      public static native Response parseFrom(java.nio.ByteBuffer data);
      public static native Response parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<Response, Builder> {
        private Builder() {}
        public native org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response.Success getResult();
        public native boolean hasResult();
        public native Builder setResult(org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response.Success value);
        public native Builder clearResult();
        public native Builder setResult(org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response.Success.Builder builder);
        public native Builder mergeResult(org.xmtp.proto.keystore.api.v1.Keystore.SaveInvitesResponse.Response.Success value);
        public native org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError getError();
        public native boolean hasError();
        public native Builder setError(org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError value);
        public native Builder clearError();
        public native Builder setError(org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError.Builder builder);
        public native Builder mergeError(org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError value);
        public native ResponseCase getResponseCase();
        public native Builder clearResponse();
      }
      public enum ResponseCase {
        RESULT, ERROR, RESPONSE_NOT_SET;
        public native int getNumber();
        public static native ResponseCase forNumber(int value);
      }
      public static final class Success extends GeneratedMessageLite<Success, Success.Builder> {
        private Success() {}
        public native org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference getConversation();
        public native boolean hasConversation();
        public static native Builder newBuilder();
        public static native Builder newBuilder(Success prototype);
        public static native Success getDefaultInstance();
        public static native Success parseFrom(byte[] data);
        public static native Success parseFrom(ByteString data);
        public static native Success parseFrom(java.nio.ByteBuffer data);
        public static native Success parseFrom(java.io.InputStream data);
        public static final class Builder extends GeneratedMessageLite.Builder<Success, Builder> {
          private Builder() {}
          public native org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference getConversation();
          public native boolean hasConversation();
          public native Builder setConversation(org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference value);
          public native Builder clearConversation();
          public native Builder setConversation(org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference.Builder builder);
          public native Builder mergeConversation(org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference value);
        }
      }
    }
  }
  public static final class CreateAuthTokenRequest extends GeneratedMessageLite<CreateAuthTokenRequest, CreateAuthTokenRequest.Builder> {
    private CreateAuthTokenRequest() {}
    public native long getTimestampNs();
    public native boolean hasTimestampNs();
    public static native Builder newBuilder();
    public static native Builder newBuilder(CreateAuthTokenRequest prototype);
    public static native CreateAuthTokenRequest getDefaultInstance();
    public static native CreateAuthTokenRequest parseFrom(byte[] data);
    public static native CreateAuthTokenRequest parseFrom(ByteString data);
    public static native CreateAuthTokenRequest parseFrom(java.nio.ByteBuffer data);
    public static native CreateAuthTokenRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<CreateAuthTokenRequest, Builder> {
      private Builder() {}
      public native long getTimestampNs();
      public native boolean hasTimestampNs();
      public native Builder setTimestampNs(long value);
      public native Builder clearTimestampNs();
    }
  }
  public static final class SaveV1ConversationsRequest extends GeneratedMessageLite<SaveV1ConversationsRequest, SaveV1ConversationsRequest.Builder> {
    private SaveV1ConversationsRequest() {}
    public native java.util.List<org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference> getConversationsList();
    public native int getConversationsCount();
    public native org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference getConversations(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(SaveV1ConversationsRequest prototype);
    public static native SaveV1ConversationsRequest getDefaultInstance();
    public static native SaveV1ConversationsRequest parseFrom(byte[] data);
    public static native SaveV1ConversationsRequest parseFrom(ByteString data);
    public static native SaveV1ConversationsRequest parseFrom(java.nio.ByteBuffer data);
    public static native SaveV1ConversationsRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SaveV1ConversationsRequest, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference> getConversationsList();
      public native int getConversationsCount();
      public native org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference getConversations(int index);
      public native Builder setConversations(int index, org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference value);
      public native Builder addConversations(org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference value);
      public native Builder addAllConversations(Iterable<? extends org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference> values);
      public native Builder clearConversations();
      public native Builder setConversations(int index, org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference.Builder builder);
      public native Builder addConversations(int index, org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference value);
      public native Builder addConversations(org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference.Builder builder);
      public native Builder addConversations(int index, org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference.Builder builder);
      public native Builder removeConversations(int index);
    }
  }
  public static final class SaveV1ConversationsResponse extends GeneratedMessageLite<SaveV1ConversationsResponse, SaveV1ConversationsResponse.Builder> {
    private SaveV1ConversationsResponse() {}
    public static native Builder newBuilder();
    public static native Builder newBuilder(SaveV1ConversationsResponse prototype);
    public static native SaveV1ConversationsResponse getDefaultInstance();
    public static native SaveV1ConversationsResponse parseFrom(byte[] data);
    public static native SaveV1ConversationsResponse parseFrom(ByteString data);
    public static native SaveV1ConversationsResponse parseFrom(java.nio.ByteBuffer data);
    public static native SaveV1ConversationsResponse parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SaveV1ConversationsResponse, Builder> {
      private Builder() {}
    }
  }
  public static final class GetConversationsResponse extends GeneratedMessageLite<GetConversationsResponse, GetConversationsResponse.Builder> {
    private GetConversationsResponse() {}
    public native java.util.List<org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference> getConversationsList();
    public native int getConversationsCount();
    public native org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference getConversations(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(GetConversationsResponse prototype);
    public static native GetConversationsResponse getDefaultInstance();
    public static native GetConversationsResponse parseFrom(byte[] data);
    public static native GetConversationsResponse parseFrom(ByteString data);
    public static native GetConversationsResponse parseFrom(java.nio.ByteBuffer data);
    public static native GetConversationsResponse parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<GetConversationsResponse, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference> getConversationsList();
      public native int getConversationsCount();
      public native org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference getConversations(int index);
      public native Builder setConversations(int index, org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference value);
      public native Builder addConversations(org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference value);
      public native Builder addAllConversations(Iterable<? extends org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference> values);
      public native Builder clearConversations();
      public native Builder setConversations(int index, org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference.Builder builder);
      public native Builder addConversations(int index, org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference value);
      public native Builder addConversations(org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference.Builder builder);
      public native Builder addConversations(int index, org.xmtp.proto.message.contents.ConversationReferenceOuterClass.ConversationReference.Builder builder);
      public native Builder removeConversations(int index);
    }
  }
  public static final class GetKeystoreStatusRequest extends GeneratedMessageLite<GetKeystoreStatusRequest, GetKeystoreStatusRequest.Builder> {
    private GetKeystoreStatusRequest() {}
    public native String getWalletAddress();
    public native ByteString getWalletAddressBytes();
    public static native Builder newBuilder();
    public static native Builder newBuilder(GetKeystoreStatusRequest prototype);
    public static native GetKeystoreStatusRequest getDefaultInstance();
    public static native GetKeystoreStatusRequest parseFrom(byte[] data);
    public static native GetKeystoreStatusRequest parseFrom(ByteString data);
    public static native GetKeystoreStatusRequest parseFrom(java.nio.ByteBuffer data);
    public static native GetKeystoreStatusRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<GetKeystoreStatusRequest, Builder> {
      private Builder() {}
      public native String getWalletAddress();
      public native ByteString getWalletAddressBytes();
      public native Builder setWalletAddress(String value);
      public native Builder clearWalletAddress();
      public native Builder setWalletAddressBytes(ByteString value);
    }
  }
  public static final class GetKeystoreStatusResponse extends GeneratedMessageLite<GetKeystoreStatusResponse, GetKeystoreStatusResponse.Builder> {
    private GetKeystoreStatusResponse() {}
    public native org.xmtp.proto.keystore.api.v1.Keystore.GetKeystoreStatusResponse.KeystoreStatus getStatus();
    public native int getStatusValue();
    public static native Builder newBuilder();
    public static native Builder newBuilder(GetKeystoreStatusResponse prototype);
    public static native GetKeystoreStatusResponse getDefaultInstance();
    public static native GetKeystoreStatusResponse parseFrom(byte[] data);
    public static native GetKeystoreStatusResponse parseFrom(ByteString data);
    public static native GetKeystoreStatusResponse parseFrom(java.nio.ByteBuffer data);
    public static native GetKeystoreStatusResponse parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<GetKeystoreStatusResponse, Builder> {
      private Builder() {}
      public native org.xmtp.proto.keystore.api.v1.Keystore.GetKeystoreStatusResponse.KeystoreStatus getStatus();
      public native int getStatusValue();
      public native Builder setStatus(org.xmtp.proto.keystore.api.v1.Keystore.GetKeystoreStatusResponse.KeystoreStatus value);
      public native Builder clearStatus();
      public native Builder setStatusValue(int value);
    }
    public enum KeystoreStatus {
      KEYSTORE_STATUS_UNSPECIFIED, KEYSTORE_STATUS_UNINITIALIZED, KEYSTORE_STATUS_INITIALIZED, UNRECOGNIZED;
      public native int getNumber();
      public static native KeystoreStatus forNumber(int value);
    }
  }
  public static final class InitKeystoreRequest extends GeneratedMessageLite<InitKeystoreRequest, InitKeystoreRequest.Builder> {
    private InitKeystoreRequest() {}
    public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1 getV1();
    public native boolean hasV1();
    public native BundleCase getBundleCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(InitKeystoreRequest prototype);
    public static native InitKeystoreRequest getDefaultInstance();
    public static native InitKeystoreRequest parseFrom(byte[] data);
    public static native InitKeystoreRequest parseFrom(ByteString data);
    public static native InitKeystoreRequest parseFrom(java.nio.ByteBuffer data);
    public static native InitKeystoreRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<InitKeystoreRequest, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1 getV1();
      public native boolean hasV1();
      public native Builder setV1(org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1 value);
      public native Builder clearV1();
      public native Builder setV1(org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1.Builder builder);
      public native Builder mergeV1(org.xmtp.proto.message.contents.PrivateKeyOuterClass.PrivateKeyBundleV1 value);
      public native BundleCase getBundleCase();
      public native Builder clearBundle();
    }
    public enum BundleCase {
      V1, BUNDLE_NOT_SET;
      public native int getNumber();
      public static native BundleCase forNumber(int value);
    }
  }
  public static final class InitKeystoreResponse extends GeneratedMessageLite<InitKeystoreResponse, InitKeystoreResponse.Builder> {
    private InitKeystoreResponse() {}
    public native org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError getError();
    public native boolean hasError();
    public static native Builder newBuilder();
    public static native Builder newBuilder(InitKeystoreResponse prototype);
    public static native InitKeystoreResponse getDefaultInstance();
    public static native InitKeystoreResponse parseFrom(byte[] data);
    public static native InitKeystoreResponse parseFrom(ByteString data);
    public static native InitKeystoreResponse parseFrom(java.nio.ByteBuffer data);
    public static native InitKeystoreResponse parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<InitKeystoreResponse, Builder> {
      private Builder() {}
      public native org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError getError();
      public native boolean hasError();
      public native Builder setError(org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError value);
      public native Builder clearError();
      public native Builder setError(org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError.Builder builder);
      public native Builder mergeError(org.xmtp.proto.keystore.api.v1.Keystore.KeystoreError value);
    }
  }
  public static final class SignDigestRequest extends GeneratedMessageLite<SignDigestRequest, SignDigestRequest.Builder> {
    private SignDigestRequest() {}
    public native ByteString getDigest();
    public native boolean getIdentityKey();
    public native boolean hasIdentityKey();
    public native int getPrekeyIndex();
    public native boolean hasPrekeyIndex();
    public native SignerCase getSignerCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(SignDigestRequest prototype);
    public static native SignDigestRequest getDefaultInstance();
    public static native SignDigestRequest parseFrom(byte[] data);
    public static native SignDigestRequest parseFrom(ByteString data);
    public static native SignDigestRequest parseFrom(java.nio.ByteBuffer data);
    public static native SignDigestRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SignDigestRequest, Builder> {
      private Builder() {}
      public native ByteString getDigest();
      public native Builder setDigest(ByteString value);
      public native Builder clearDigest();
      public native boolean getIdentityKey();
      public native boolean hasIdentityKey();
      public native Builder setIdentityKey(boolean value);
      public native Builder clearIdentityKey();
      public native int getPrekeyIndex();
      public native boolean hasPrekeyIndex();
      public native Builder setPrekeyIndex(int value);
      public native Builder clearPrekeyIndex();
      public native SignerCase getSignerCase();
      public native Builder clearSigner();
    }
    public enum SignerCase {
      IDENTITY_KEY, PREKEY_INDEX, SIGNER_NOT_SET;
      public native int getNumber();
      public static native SignerCase forNumber(int value);
    }
  }
  public static final class GetRefreshJobRequest extends GeneratedMessageLite<GetRefreshJobRequest, GetRefreshJobRequest.Builder> {
    private GetRefreshJobRequest() {}
    public native org.xmtp.proto.keystore.api.v1.Keystore.JobType getJobType();
    public native int getJobTypeValue();
    public static native Builder newBuilder();
    public static native Builder newBuilder(GetRefreshJobRequest prototype);
    public static native GetRefreshJobRequest getDefaultInstance();
    public static native GetRefreshJobRequest parseFrom(byte[] data);
    public static native GetRefreshJobRequest parseFrom(ByteString data);
    public static native GetRefreshJobRequest parseFrom(java.nio.ByteBuffer data);
    public static native GetRefreshJobRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<GetRefreshJobRequest, Builder> {
      private Builder() {}
      public native org.xmtp.proto.keystore.api.v1.Keystore.JobType getJobType();
      public native int getJobTypeValue();
      public native Builder setJobType(org.xmtp.proto.keystore.api.v1.Keystore.JobType value);
      public native Builder clearJobType();
      public native Builder setJobTypeValue(int value);
    }
  }
  public static final class GetRefreshJobResponse extends GeneratedMessageLite<GetRefreshJobResponse, GetRefreshJobResponse.Builder> {
    private GetRefreshJobResponse() {}
    public native long getLastRunNs();
    public static native Builder newBuilder();
    public static native Builder newBuilder(GetRefreshJobResponse prototype);
    public static native GetRefreshJobResponse getDefaultInstance();
    public static native GetRefreshJobResponse parseFrom(byte[] data);
    public static native GetRefreshJobResponse parseFrom(ByteString data);
    public static native GetRefreshJobResponse parseFrom(java.nio.ByteBuffer data);
    public static native GetRefreshJobResponse parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<GetRefreshJobResponse, Builder> {
      private Builder() {}
      public native long getLastRunNs();
      public native Builder setLastRunNs(long value);
      public native Builder clearLastRunNs();
    }
  }
  public static final class SetRefeshJobRequest extends GeneratedMessageLite<SetRefeshJobRequest, SetRefeshJobRequest.Builder> {
    private SetRefeshJobRequest() {}
    public native org.xmtp.proto.keystore.api.v1.Keystore.JobType getJobType();
    public native int getJobTypeValue();
    public native long getLastRunNs();
    public static native Builder newBuilder();
    public static native Builder newBuilder(SetRefeshJobRequest prototype);
    public static native SetRefeshJobRequest getDefaultInstance();
    public static native SetRefeshJobRequest parseFrom(byte[] data);
    public static native SetRefeshJobRequest parseFrom(ByteString data);
    public static native SetRefeshJobRequest parseFrom(java.nio.ByteBuffer data);
    public static native SetRefeshJobRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SetRefeshJobRequest, Builder> {
      private Builder() {}
      public native org.xmtp.proto.keystore.api.v1.Keystore.JobType getJobType();
      public native int getJobTypeValue();
      public native Builder setJobType(org.xmtp.proto.keystore.api.v1.Keystore.JobType value);
      public native Builder clearJobType();
      public native Builder setJobTypeValue(int value);
      public native long getLastRunNs();
      public native Builder setLastRunNs(long value);
      public native Builder clearLastRunNs();
    }
  }
  public static final class SetRefreshJobResponse extends GeneratedMessageLite<SetRefreshJobResponse, SetRefreshJobResponse.Builder> {
    private SetRefreshJobResponse() {}
    public static native Builder newBuilder();
    public static native Builder newBuilder(SetRefreshJobResponse prototype);
    public static native SetRefreshJobResponse getDefaultInstance();
    public static native SetRefreshJobResponse parseFrom(byte[] data);
    public static native SetRefreshJobResponse parseFrom(ByteString data);
    public static native SetRefreshJobResponse parseFrom(java.nio.ByteBuffer data);
    public static native SetRefreshJobResponse parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SetRefreshJobResponse, Builder> {
      private Builder() {}
    }
  }
  public static final class TopicMap extends GeneratedMessageLite<TopicMap, TopicMap.Builder> {
    private TopicMap() {}
    @Deprecated public native java.util.Map<String, org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData> getTopics();
    public native java.util.Map<String, org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData> getTopicsMap();
    public native int getTopicsCount();
    public native boolean containsTopics(String key);
    public native org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData getTopicsOrDefault(String key, org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData defaultValue);
    public native org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData getTopicsOrThrow(String key);
    public static native Builder newBuilder();
    public static native Builder newBuilder(TopicMap prototype);
    public static native TopicMap getDefaultInstance();
    public static native TopicMap parseFrom(byte[] data);
    public static native TopicMap parseFrom(ByteString data);
    public static native TopicMap parseFrom(java.nio.ByteBuffer data);
    public static native TopicMap parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<TopicMap, Builder> {
      private Builder() {}
      @Deprecated public native java.util.Map<String, org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData> getTopics();
      public native java.util.Map<String, org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData> getTopicsMap();
      public native int getTopicsCount();
      public native boolean containsTopics(String key);
      public native org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData getTopicsOrDefault(String key, org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData defaultValue);
      public native org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData getTopicsOrThrow(String key);
      public native Builder putTopics(String key, org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData value);
      public native Builder putAllTopics(java.util.Map<String, org.xmtp.proto.keystore.api.v1.Keystore.TopicMap.TopicData> values);
      public native Builder removeTopics(String key);
      public native Builder clearTopics();
    }
    public static final class TopicData extends GeneratedMessageLite<TopicData, TopicData.Builder> {
      private TopicData() {}
      public native long getCreatedNs();
      public native String getPeerAddress();
      public native ByteString getPeerAddressBytes();
      public native org.xmtp.proto.message.contents.Invitation.InvitationV1 getInvitation();
      public native boolean hasInvitation();
      public static native Builder newBuilder();
      public static native Builder newBuilder(TopicData prototype);
      public static native TopicData getDefaultInstance();
      public static native TopicData parseFrom(byte[] data);
      public static native TopicData parseFrom(ByteString data);
      public static native TopicData parseFrom(java.nio.ByteBuffer data);
      public static native TopicData parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<TopicData, Builder> {
        private Builder() {}
        public native long getCreatedNs();
        public native Builder setCreatedNs(long value);
        public native Builder clearCreatedNs();
        public native String getPeerAddress();
        public native ByteString getPeerAddressBytes();
        public native Builder setPeerAddress(String value);
        public native Builder clearPeerAddress();
        public native Builder setPeerAddressBytes(ByteString value);
        public native org.xmtp.proto.message.contents.Invitation.InvitationV1 getInvitation();
        public native boolean hasInvitation();
        public native Builder setInvitation(org.xmtp.proto.message.contents.Invitation.InvitationV1 value);
        public native Builder clearInvitation();
        public native Builder setInvitation(org.xmtp.proto.message.contents.Invitation.InvitationV1.Builder builder);
        public native Builder mergeInvitation(org.xmtp.proto.message.contents.Invitation.InvitationV1 value);
      }
    }
  }
  public static final class GetConversationHmacKeysRequest extends GeneratedMessageLite<GetConversationHmacKeysRequest, GetConversationHmacKeysRequest.Builder> {
    private GetConversationHmacKeysRequest() {}
    public native java.util.List<String> getTopicsList();
    public native int getTopicsCount();
    public native String getTopics(int index);
    public native ByteString getTopicsBytes(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(GetConversationHmacKeysRequest prototype);
    public static native GetConversationHmacKeysRequest getDefaultInstance();
    public static native GetConversationHmacKeysRequest parseFrom(byte[] data);
    public static native GetConversationHmacKeysRequest parseFrom(ByteString data);
    public static native GetConversationHmacKeysRequest parseFrom(java.nio.ByteBuffer data);
    public static native GetConversationHmacKeysRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<GetConversationHmacKeysRequest, Builder> {
      private Builder() {}
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
  public static final class GetConversationHmacKeysResponse extends GeneratedMessageLite<GetConversationHmacKeysResponse, GetConversationHmacKeysResponse.Builder> {
    private GetConversationHmacKeysResponse() {}
    @Deprecated public native java.util.Map<String, org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeys> getHmacKeys();
    public native java.util.Map<String, org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeys> getHmacKeysMap();
    public native int getHmacKeysCount();
    public native boolean containsHmacKeys(String key);
    public native org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeys getHmacKeysOrDefault(String key, org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeys defaultValue);
    public native org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeys getHmacKeysOrThrow(String key);
    public static native Builder newBuilder();
    public static native Builder newBuilder(GetConversationHmacKeysResponse prototype);
    public static native GetConversationHmacKeysResponse getDefaultInstance();
    public static native GetConversationHmacKeysResponse parseFrom(byte[] data);
    public static native GetConversationHmacKeysResponse parseFrom(ByteString data);
    public static native GetConversationHmacKeysResponse parseFrom(java.nio.ByteBuffer data);
    public static native GetConversationHmacKeysResponse parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<GetConversationHmacKeysResponse, Builder> {
      private Builder() {}
      @Deprecated public native java.util.Map<String, org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeys> getHmacKeys();
      public native java.util.Map<String, org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeys> getHmacKeysMap();
      public native int getHmacKeysCount();
      public native boolean containsHmacKeys(String key);
      public native org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeys getHmacKeysOrDefault(String key, org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeys defaultValue);
      public native org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeys getHmacKeysOrThrow(String key);
      public native Builder putHmacKeys(String key, org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeys value);
      public native Builder putAllHmacKeys(java.util.Map<String, org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeys> values);
      public native Builder removeHmacKeys(String key);
      public native Builder clearHmacKeys();
    }
    public static final class HmacKeyData extends GeneratedMessageLite<HmacKeyData, HmacKeyData.Builder> {
      private HmacKeyData() {}
      public native int getThirtyDayPeriodsSinceEpoch();
      public native ByteString getHmacKey();
      public static native Builder newBuilder();
      public static native Builder newBuilder(HmacKeyData prototype);
      public static native HmacKeyData getDefaultInstance();
      public static native HmacKeyData parseFrom(byte[] data);
      public static native HmacKeyData parseFrom(ByteString data);
      public static native HmacKeyData parseFrom(java.nio.ByteBuffer data);
      public static native HmacKeyData parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<HmacKeyData, Builder> {
        private Builder() {}
        public native int getThirtyDayPeriodsSinceEpoch();
        public native Builder setThirtyDayPeriodsSinceEpoch(int value);
        public native Builder clearThirtyDayPeriodsSinceEpoch();
        public native ByteString getHmacKey();
        public native Builder setHmacKey(ByteString value);
        public native Builder clearHmacKey();
      }
    }
    public static final class HmacKeys extends GeneratedMessageLite<HmacKeys, HmacKeys.Builder> {
      private HmacKeys() {}
      public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeyData> getValuesList();
      public native int getValuesCount();
      public native org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeyData getValues(int index);
      public static native Builder newBuilder();
      public static native Builder newBuilder(HmacKeys prototype);
      public static native HmacKeys getDefaultInstance();
      public static native HmacKeys parseFrom(byte[] data);
      public static native HmacKeys parseFrom(ByteString data);
      public static native HmacKeys parseFrom(java.nio.ByteBuffer data);
      public static native HmacKeys parseFrom(java.io.InputStream data);
      public static final class Builder extends GeneratedMessageLite.Builder<HmacKeys, Builder> {
        private Builder() {}
        public native java.util.List<org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeyData> getValuesList();
        public native int getValuesCount();
        public native org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeyData getValues(int index);
        public native Builder setValues(int index, org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeyData value);
        public native Builder addValues(org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeyData value);
        public native Builder addAllValues(Iterable<? extends org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeyData> values);
        public native Builder clearValues();
        public native Builder setValues(int index, org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeyData.Builder builder);
        public native Builder addValues(int index, org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeyData value);
        public native Builder addValues(org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeyData.Builder builder);
        public native Builder addValues(int index, org.xmtp.proto.keystore.api.v1.Keystore.GetConversationHmacKeysResponse.HmacKeyData.Builder builder);
        public native Builder removeValues(int index);
      }
    }
  }
}
