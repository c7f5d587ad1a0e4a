package org.web3j.crypto
class Sign {
  class SignatureData(val v: ByteArray, val r: ByteArray, val s: ByteArray)
}
