package org.xmtp.android.library.messages
typealias Token = org.xmtp.proto.message.api.v1.Authn.Token
