package org.xmtp.android.library
import org.xmtp.android.library.messages.Pagination
import org.xmtp.android.library.messages.Topic
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.BatchQueryResponse
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.Cursor
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.Envelope
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryRequest
import org.xmtp.proto.message.api.v1.MessageApiOuterClass.QueryResponse
import uniffi.xmtpv3.FfiV2ApiClient
import uniffi.xmtpv3.FfiV2SubscribeRequest
import uniffi.xmtpv3.FfiV2Subscription
import uniffi.xmtpv3.FfiV2SubscriptionCallback
import java.io.Closeable
interface ApiClient {
    val environment: XMTPEnvironment
    fun setAuthToken(token: String)
    suspend fun query(
        topic: String,
        pagination: Pagination? = null,
        cursor: Cursor? = null,
    ): QueryResponse
    suspend fun queryTopic(topic: Topic, pagination: Pagination? = null): QueryResponse
    suspend fun batchQuery(requests: List<QueryRequest>): BatchQueryResponse
    suspend fun envelopes(topic: String, pagination: Pagination? = null): List<Envelope>
    suspend fun publish(envelopes: List<Envelope>)
    suspend fun subscribe(
        request: FfiV2SubscribeRequest,
        callback: FfiV2SubscriptionCallback,
    ): FfiV2Subscription
}
data class GRPCApiClient(
    override val environment: XMTPEnvironment,
    val rustV2Client: FfiV2ApiClient,
) :
    ApiClient, Closeable {
    companion object {
        fun makeQueryRequest(
            topic: String,
            pagination: Pagination? = null,
            cursor: Cursor? = null,
        ): QueryRequest = TODO()
    }
    override fun setAuthToken(token: String): Unit = TODO()
    override suspend fun query(
        topic: String,
        pagination: Pagination?,
        cursor: Cursor?,
    ): QueryResponse = TODO()
    override suspend fun envelopes(
        topic: String,
        pagination: Pagination?,
    ): List<Envelope> = TODO()
    override suspend fun queryTopic(topic: Topic, pagination: Pagination?): QueryResponse = TODO()
    override suspend fun batchQuery(
        requests: List<QueryRequest>,
    ): BatchQueryResponse = TODO()
    override suspend fun publish(envelopes: List<Envelope>): Unit = TODO()
    override suspend fun subscribe(
        request: FfiV2SubscribeRequest,
        callback: FfiV2SubscriptionCallback,
    ): FfiV2Subscription = TODO()
    override fun close(): Unit = TODO()
}
