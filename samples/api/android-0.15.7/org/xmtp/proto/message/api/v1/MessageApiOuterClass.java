package org.xmtp.proto.message.api.v1;
import com.google.protobuf.ByteString;
import com.google.protobuf.GeneratedMessageLite;
public final class MessageApiOuterClass {
  public enum SortDirection {
    SORT_DIRECTION_UNSPECIFIED, SORT_DIRECTION_ASCENDING, SORT_DIRECTION_DESCENDING, UNRECOGNIZED;
    public native int getNumber();
    public static native SortDirection forNumber(int value);
  }
  public static final class IndexCursor extends GeneratedMessageLite<IndexCursor, IndexCursor.Builder> {
    private IndexCursor() {}
    public native ByteString getDigest();
    public native long getSenderTimeNs();
    public static native Builder newBuilder();
    public static native Builder newBuilder(IndexCursor prototype);
    public static native IndexCursor getDefaultInstance();
    public static native IndexCursor parseFrom(byte[] data);
    public static native IndexCursor parseFrom(ByteString data);
    public static native IndexCursor parseFrom(java.nio.ByteBuffer data);
    public static native IndexCursor parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<IndexCursor, Builder> {
      private Builder() {}
      public native ByteString getDigest();
      public native Builder setDigest(ByteString value);
      public native Builder clearDigest();
      public native long getSenderTimeNs();
      public native Builder setSenderTimeNs(long value);
      public native Builder clearSenderTimeNs();
    }
  }
  public static final class Cursor extends GeneratedMessageLite<Cursor, Cursor.Builder> {
    private Cursor() {}
    public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.IndexCursor getIndex();
    public native boolean hasIndex();
    public native CursorCase getCursorCase();
    public static native Builder newBuilder();
    public static native Builder newBuilder(Cursor prototype);
    public static native Cursor getDefaultInstance();
    public static native Cursor parseFrom(byte[] data);
    public static native Cursor parseFrom(ByteString data);
    public static native Cursor parseFrom(java.nio.ByteBuffer data);
    public static native Cursor parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<Cursor, Builder> {
      private Builder() {}
      public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.IndexCursor getIndex();
      public native boolean hasIndex();
      public native Builder setIndex(org.xmtp.proto.message.api.v1.MessageApiOuterClass.IndexCursor value);
      public native Builder clearIndex();
      public native Builder setIndex(org.xmtp.proto.message.api.v1.MessageApiOuterClass.IndexCursor.Builder builder);
      public native Builder mergeIndex(org.xmtp.proto.message.api.v1.MessageApiOuterClass.IndexCursor value);
      public native CursorCase getCursorCase();
      public native Builder clearCursor();
    }
    public enum CursorCase {
      INDEX, CURSOR_NOT_SET;
      public native int getNumber();
      public static native CursorCase forNumber(int value);
    }
  }
  public static final class PagingInfo extends GeneratedMessageLite<PagingInfo, PagingInfo.Builder> {
    private PagingInfo() {}
    public native int getLimit();
    public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.Cursor getCursor();
    public native boolean hasCursor();
    public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.SortDirection getDirection();
    public native int getDirectionValue();
    public static native Builder newBuilder();
    public static native Builder newBuilder(PagingInfo prototype);
    public static native PagingInfo getDefaultInstance();
    public static native PagingInfo parseFrom(byte[] data);
    public static native PagingInfo parseFrom(ByteString data);
    public static native PagingInfo parseFrom(java.nio.ByteBuffer data);
    public static native PagingInfo parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<PagingInfo, Builder> {
      private Builder() {}
      public native int getLimit();
      public native Builder setLimit(int value);
      public native Builder clearLimit();
      public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.Cursor getCursor();
      public native boolean hasCursor();
      public native Builder setCursor(org.xmtp.proto.message.api.v1.MessageApiOuterClass.Cursor value);
      public native Builder clearCursor();
      public native Builder setCursor(org.xmtp.proto.message.api.v1.MessageApiOuterClass.Cursor.Builder builder);
      public native Builder mergeCursor(org.xmtp.proto.message.api.v1.MessageApiOuterClass.Cursor value);
      public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.SortDirection getDirection();
      public native int getDirectionValue();
      public native Builder setDirection(org.xmtp.proto.message.api.v1.MessageApiOuterClass.SortDirection value);
      public native Builder clearDirection();
      public native Builder setDirectionValue(int value);
    }
  }
  public static final class Envelope extends GeneratedMessageLite<Envelope, Envelope.Builder> {
    private Envelope() {}
    public native String getContentTopic();
    public native ByteString getContentTopicBytes();
    public native long getTimestampNs();
    public native ByteString getMessage();
    public static native Builder newBuilder();
    public static native Builder newBuilder(Envelope prototype);
    public static native Envelope getDefaultInstance();
    public static native Envelope parseFrom(byte[] data);
    public static native Envelope parseFrom(ByteString data);
    public static native Envelope parseFrom(java.nio.ByteBuffer data);
    public static native Envelope parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<Envelope, Builder> {
      private Builder() {}
      public native String getContentTopic();
      public native ByteString getContentTopicBytes();
      public native Builder setContentTopic(String value);
      public native Builder clearContentTopic();
      public native Builder setContentTopicBytes(ByteString value);
      public native long getTimestampNs();
      public native Builder setTimestampNs(long value);
      public native Builder clearTimestampNs();
      public native ByteString getMessage();
      public native Builder setMessage(ByteString value);
      public native Builder clearMessage();
    }
  }
  public static final class PublishRequest extends GeneratedMessageLite<PublishRequest, PublishRequest.Builder> {
    private PublishRequest() {}
    public native java.util.List<org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope> getEnvelopesList();
    public native int getEnvelopesCount();
    public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope getEnvelopes(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(PublishRequest prototype);
    public static native PublishRequest getDefaultInstance();
    public static native PublishRequest parseFrom(byte[] data);
    public static native PublishRequest parseFrom(ByteString data);
    public static native PublishRequest parseFrom(java.nio.ByteBuffer data);
    public static native PublishRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<PublishRequest, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope> getEnvelopesList();
      public native int getEnvelopesCount();
      public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope getEnvelopes(int index);
      public native Builder setEnvelopes(int index, org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope value);
      public native Builder addEnvelopes(org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope value);
      public native Builder addAllEnvelopes(Iterable<? extends org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope> values);
      public native Builder clearEnvelopes();
      public native Builder setEnvelopes(int index, org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope.Builder builder);
      public native Builder addEnvelopes(int index, org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope value);
      public native Builder addEnvelopes(org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope.Builder builder);
      public native Builder addEnvelopes(int index, org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope.Builder builder);
      public native Builder removeEnvelopes(int index);
    }
  }
  public static final class PublishResponse extends GeneratedMessageLite<PublishResponse, PublishResponse.Builder> {
    private PublishResponse() {}
    public static native Builder newBuilder();
    public static native Builder newBuilder(PublishResponse prototype);
    public static native PublishResponse getDefaultInstance();
    public static native PublishResponse parseFrom(byte[] data);
    public static native PublishResponse parseFrom(ByteString data);
    public static native PublishResponse parseFrom(java.nio.ByteBuffer data);
    public static native PublishResponse parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<PublishResponse, Builder> {
      private Builder() {}
    }
  }
  public static final class SubscribeRequest extends GeneratedMessageLite<SubscribeRequest, SubscribeRequest.Builder> {
    private SubscribeRequest() {}
    public native java.util.List<String> getContentTopicsList();
    public native int getContentTopicsCount();
    public native String getContentTopics(int index);
    public native ByteString getContentTopicsBytes(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(SubscribeRequest prototype);
    public static native SubscribeRequest getDefaultInstance();
    public static native SubscribeRequest parseFrom(byte[] data);
    public static native SubscribeRequest parseFrom(ByteString data);
    public static native SubscribeRequest parseFrom(java.nio.ByteBuffer data);
    public static native SubscribeRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SubscribeRequest, Builder> {
      private Builder() {}
      public native java.util.List<String> getContentTopicsList();
      public native int getContentTopicsCount();
      public native String getContentTopics(int index);
      public native ByteString getContentTopicsBytes(int index);
      public native Builder setContentTopics(int index, String value);
      public native Builder addContentTopics(String value);
      public native Builder addAllContentTopics(Iterable<? extends String> values);
      public native Builder clearContentTopics();
      public native Builder addContentTopicsBytes(ByteString value);
    }
  }
  public static final class SubscribeAllRequest extends GeneratedMessageLite<SubscribeAllRequest, SubscribeAllRequest.Builder> {
    private SubscribeAllRequest() {}
    public static native Builder newBuilder();
    public static native Builder newBuilder(SubscribeAllRequest prototype);
    public static native SubscribeAllRequest getDefaultInstance();
    public static native SubscribeAllRequest parseFrom(byte[] data);
    public static native SubscribeAllRequest parseFrom(ByteString data);
    public static native SubscribeAllRequest parseFrom(java.nio.ByteBuffer data);
    public static native SubscribeAllRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<SubscribeAllRequest, Builder> {
      private Builder() {}
    }
  }
  public static final class QueryRequest extends GeneratedMessageLite<QueryRequest, QueryRequest.Builder> {
    private QueryRequest() {}
    public native java.util.List<String> getContentTopicsList();
    public native int getContentTopicsCount();
    public native String getContentTopics(int index);
    public native ByteString getContentTopicsBytes(int index);
    public native long getStartTimeNs();
    public native long getEndTimeNs();
    public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo getPagingInfo();
    public native boolean hasPagingInfo();
    public static native Builder newBuilder();
    public static native Builder newBuilder(QueryRequest prototype);
    public static native QueryRequest getDefaultInstance();
    public static native QueryRequest parseFrom(byte[] data);
    public static native QueryRequest parseFrom(ByteString data);
    public static native QueryRequest parseFrom(java.nio.ByteBuffer data);
    public static native QueryRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<QueryRequest, Builder> {
      private Builder() {}
      public native java.util.List<String> getContentTopicsList();
      public native int getContentTopicsCount();
      public native String getContentTopics(int index);
      public native ByteString getContentTopicsBytes(int index);
      public native Builder setContentTopics(int index, String value);
      public native Builder addContentTopics(String value);
      public native Builder addAllContentTopics(Iterable<? extends String> values);
      public native Builder clearContentTopics();
      public native Builder addContentTopicsBytes(ByteString value);
      public native long getStartTimeNs();
      public native Builder setStartTimeNs(long value);
      public native Builder clearStartTimeNs();
      public native long getEndTimeNs();
      public native Builder setEndTimeNs(long value);
      public native Builder clearEndTimeNs();
      public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo getPagingInfo();
      public native boolean hasPagingInfo();
      public native Builder setPagingInfo(org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo value);
      public native Builder clearPagingInfo();
      public native Builder setPagingInfo(org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo.Builder builder);
      public native Builder mergePagingInfo(org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo value);
    }
  }
  public static final class QueryResponse extends GeneratedMessageLite<QueryResponse, QueryResponse.Builder> {
    private QueryResponse() {}
    public native java.util.List<org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope> getEnvelopesList();
    public native int getEnvelopesCount();
    public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope getEnvelopes(int index);
    public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo getPagingInfo();
    public native boolean hasPagingInfo();
    public static native Builder newBuilder();
    public static native Builder newBuilder(QueryResponse prototype);
    public static native QueryResponse getDefaultInstance();
    public static native QueryResponse parseFrom(byte[] data);
    public static native QueryResponse parseFrom(ByteString data);
    public static native QueryResponse parseFrom(java.nio.ByteBuffer data);
    public static native QueryResponse parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<QueryResponse, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope> getEnvelopesList();
      public native int getEnvelopesCount();
      public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope getEnvelopes(int index);
      public native Builder setEnvelopes(int index, org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope value);
      public native Builder addEnvelopes(org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope value);
      public native Builder addAllEnvelopes(Iterable<? extends org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope> values);
      public native Builder clearEnvelopes();
      public native Builder setEnvelopes(int index, org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope.Builder builder);
      public native Builder addEnvelopes(int index, org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope value);
      public native Builder addEnvelopes(org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope.Builder builder);
      public native Builder addEnvelopes(int index, org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope.Builder builder);
      public native Builder removeEnvelopes(int index);
      public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo getPagingInfo();
      public native boolean hasPagingInfo();
      public native Builder setPagingInfo(org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo value);
      public native Builder clearPagingInfo();
      public native Builder setPagingInfo(org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo.Builder builder);
      public native Builder mergePagingInfo(org.xmtp.proto.message.api.v1.MessageApiOuterClass.PagingInfo value);
    }
  }
  public static final class BatchQueryRequest extends GeneratedMessageLite<BatchQueryRequest, BatchQueryRequest.Builder> {
    private BatchQueryRequest() {}
    public native java.util.List<org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest> getRequestsList();
    public native int getRequestsCount();
    public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest getRequests(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(BatchQueryRequest prototype);
    public static native BatchQueryRequest getDefaultInstance();
    public static native BatchQueryRequest parseFrom(byte[] data);
    public static native BatchQueryRequest parseFrom(ByteString data);
    public static native BatchQueryRequest parseFrom(java.nio.ByteBuffer data);
    public static native BatchQueryRequest parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<BatchQueryRequest, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest> getRequestsList();
      public native int getRequestsCount();
      public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest getRequests(int index);
      public native Builder setRequests(int index, org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest value);
      public native Builder addRequests(org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest value);
      public native Builder addAllRequests(Iterable<? extends org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest> values);
      public native Builder clearRequests();
      public native Builder setRequests(int index, org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest.Builder builder);
      public native Builder addRequests(int index, org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest value);
      public native Builder addRequests(org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest.Builder builder);
      public native Builder addRequests(int index, org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest.Builder builder);
      public native Builder removeRequests(int index);
    }
  }
  public static final class BatchQueryResponse extends GeneratedMessageLite<BatchQueryResponse, BatchQueryResponse.Builder> {
    private BatchQueryResponse() {}
    public native java.util.List<org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse> getResponsesList();
    public native int getResponsesCount();
    public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse getResponses(int index);
    public static native Builder newBuilder();
    public static native Builder newBuilder(BatchQueryResponse prototype);
    public static native BatchQueryResponse getDefaultInstance();
    public static native BatchQueryResponse parseFrom(byte[] data);
    public static native BatchQueryResponse parseFrom(ByteString data);
    public static native BatchQueryResponse parseFrom(java.nio.ByteBuffer data);
    public static native BatchQueryResponse parseFrom(java.io.InputStream data);
    public static final class Builder extends GeneratedMessageLite.Builder<BatchQueryResponse, Builder> {
      private Builder() {}
      public native java.util.List<org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse> getResponsesList();
      public native int getResponsesCount();
      public native org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse getResponses(int index);
      public native Builder setResponses(int index, org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse value);
      public native Builder addResponses(org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse value);
      public native Builder addAllResponses(Iterable<? extends org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse> values);
      public native Builder clearResponses();
      public native Builder setResponses(int index, org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse.Builder builder);
      public native Builder addResponses(int index, org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse value);
      public native Builder addResponses(org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse.Builder builder);
      public native Builder addResponses(int index, org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse.Builder builder);
      public native Builder removeResponses(int index);
    }
  }
}
