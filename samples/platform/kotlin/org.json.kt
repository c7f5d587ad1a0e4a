package org.json
class JSONObject {
  constructor()
  constructor(json: String)
  fun put(name: String, value: Any?): JSONObject = TODO()
  fun get(name: String): Any = TODO()
  fun getString(name: String): String = TODO()
  fun getInt(name: String): Int = TODO()
  fun getLong(name: String): Long = TODO()
  fun getDouble(name: String): Double = TODO()
  fun getBoolean(name: String): Boolean = TODO()
  fun getJSONObject(name: String): JSONObject = TODO()
  fun getJSONArray(name: String): JSONArray = TODO()
  fun optString(name: String, fallback: String = ""): String = TODO()
  fun optInt(name: String, fallback: Int = 0): Int = TODO()
  fun optDouble(name: String, fallback: Double = 0.0): Double = TODO()
  fun has(name: String): Boolean = TODO()
}
class JSONArray {
  constructor()
  constructor(json: String)
  fun put(value: Any?): JSONArray = TODO()
  fun length(): Int = TODO()
  fun getString(index: Int): String = TODO()
}
class JSONException(message: String) : Exception(message)
