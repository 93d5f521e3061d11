/** Headers of every answer, whoever gives it, errors included; a route may replace them. */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    ...(publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** What is data, or an error, is no document: nothing in it runs or loads, and nothing frames it. */
export const DATA_POLICY = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const;
