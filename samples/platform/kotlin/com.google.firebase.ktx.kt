package com.google.firebase.ktx
object Firebase
