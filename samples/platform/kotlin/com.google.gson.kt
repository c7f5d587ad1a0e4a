package com.google.gson
class Gson {
  fun toJson(src: Any?): String = TODO()
  fun <T> fromJson(json: String, classOfT: Class<T>): T = TODO()
}
class GsonBuilder {
  fun create(): Gson = TODO()
  fun registerTypeAdapter(type: Any, typeAdapter: Any): GsonBuilder = TODO()
}
