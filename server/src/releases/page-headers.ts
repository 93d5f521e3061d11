const DENIED_FEATURES = ["accelerometer", "camera", "geolocation", "gyroscope", "payment", "usb"];

/** The headers of every page, except its content security policy. */
export function pageHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": DENIED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    ...(publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
