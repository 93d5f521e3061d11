/** Default headers of every answer, including errors; a route may replace them. */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    ...(publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** For data and errors, which aren't documents: nothing in them may run or load, and they can't be framed. */
export const DATA_POLICY = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const;
