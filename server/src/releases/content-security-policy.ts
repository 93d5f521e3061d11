import { isOrigin } from "@atrium/federation-kit/releases";
import { ANALYTICS_URL } from "@atrium/shared-contracts/wire";
import type { Config } from "../config/config.ts";
import { isLoopback } from "../network/loopback.ts";

/** Hosts that the Ably SDK connects to by default, including fallbacks and the connectivity check. */
const ABLY_SOURCES = ["ably.net", "ably-realtime.com", "ably.io"].flatMap((domain) => [
  `https://*.${domain}`,
  `wss://*.${domain}`,
]);

/** The origins a page may use besides its own. */
export interface ExternalOrigins {
  /** The origins that features are served from. */
  readonly features: readonly string[];
  readonly connect: readonly string[];
}

/** The origins that an installation's settings require. */
export function configuredOrigins(
  config: Pick<Config, "realtime" | "analyticsId" | "sentryDsn" | "publicUrl">,
): Pick<ExternalOrigins, "connect"> {
  const errors = config.sentryDsn === undefined ? [] : [new URL(config.sentryDsn).origin];
  const visits = config.analyticsId === undefined ? [] : [new URL(ANALYTICS_URL).origin];
  return { connect: [...realtimeSources(config), ...visits, ...errors] };
}

function realtimeSources({ realtime, publicUrl }: Pick<Config, "realtime" | "publicUrl">): string[] {
  switch (realtime.kind) {
    case "ably":
      return ABLY_SOURCES;
    case "ably-local": {
      const { host, port, tls } = realtime.endpoint;
      const address = `${host.includes(":") ? `[${host}]` : host}:${port}`;
      return tls ? [`https://${address}`, `wss://${address}`] : [`http://${address}`, `ws://${address}`];
    }
    case "in-process":
      // 'self' covers the WebSocket in browsers with CSP level 3; older ones need its address.
      return [publicUrl.replace(/^http/, "ws")];
  }
}

/**
 * The policy of one page, which allows only what the page references.
 * @param trustedTypes names of the Trusted Types policies that the page may create
 * @throws when a feature's origin is none: the registry's schema refuses it, and here it could widen the policy
 */
export function contentSecurityPolicy(
  nonce: string,
  origins: ExternalOrigins,
  trustedTypes: readonly string[],
): string {
  const wrong = origins.features.find((origin) => !isOrigin(origin));
  if (wrong !== undefined) throw new Error(`${JSON.stringify(wrong)} is no origin and can't be in a page's policy`);
  // A feature on this machine is a dev server, which sends hot updates over a WebSocket.
  const devServers = origins.features.filter(isLoopback).flatMap((origin) => [origin, origin.replace(/^http/, "ws")]);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", `'nonce-${nonce}'`, ...origins.features],
    "style-src": ["'self'", `'nonce-${nonce}'`, ...origins.features],
    "img-src": ["'self'", "blob:", "data:", ...origins.features],
    "font-src": ["'self'", ...origins.features],
    "connect-src": ["'self'", ...origins.connect, ...devServers],
    "media-src": ["'self'", "blob:", ...origins.features],
    // Only the documents of releases let themselves be framed, and their own policy sandboxes them.
    "frame-src": ["'self'", ...origins.features],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "object-src": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": trustedTypes.length === 0 ? ["'none'"] : trustedTypes,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
}
