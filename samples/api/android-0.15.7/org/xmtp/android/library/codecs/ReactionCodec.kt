package org.xmtp.android.library.codecs
val ContentTypeReaction = ContentTypeIdBuilder.builderFromAuthorityId(
    "xmtp.org",
    "reaction",
    versionMajor = 1,
    versionMinor = 0,
)
data class Reaction(
    val reference: String,
    val action: ReactionAction,
    val content: String,
    val schema: ReactionSchema,
)
sealed class ReactionAction {
    object Removed : ReactionAction()
    object Added : ReactionAction()
    object Unknown : ReactionAction()
}
sealed class ReactionSchema {
    object Unicode : ReactionSchema()
    object Shortcode : ReactionSchema()
    object Custom : ReactionSchema()
    object Unknown : ReactionSchema()
}
fun getReactionSchema(schema: String): ReactionSchema = TODO()
fun getReactionAction(action: String): ReactionAction = TODO()
data class ReactionCodec(override var contentType: ContentTypeId = ContentTypeReaction) :
    ContentCodec<Reaction> {
    override fun encode(content: Reaction): EncodedContent = TODO()
    override fun decode(content: EncodedContent): Reaction = TODO()
    override fun fallback(content: Reaction): String? = TODO()
    override fun shouldPush(content: Reaction): Boolean = TODO()
}
