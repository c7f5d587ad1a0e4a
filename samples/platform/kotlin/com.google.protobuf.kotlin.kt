package com.google.protobuf.kotlin
import com.google.protobuf.ByteString
import java.nio.ByteBuffer
operator fun ByteString.get(index: Int): Byte = TODO()
operator fun ByteString.plus(other: ByteString): ByteString = TODO()
fun ByteString.isNotEmpty(): Boolean = TODO()
fun ByteArray.toByteString(): ByteString = TODO()
fun ByteBuffer.toByteString(): ByteString = TODO()
fun String.toByteStringUtf8(): ByteString = TODO()
