/** Headers of every answer under /api; a route may replace them. The front-end's pages have their own. */
export function apiHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    ...(publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
