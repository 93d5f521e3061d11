import { isLoopback } from "../network/loopback.ts";

/**
 * The origin of a page's own URLs: the configured public origin, unless both it and the request's are on this machine
 * (`localhost` or `127.0.0.1`, any port), where people may use either. Any other Host header is ignored.
 */
export function pageOrigin(publicUrl: string, request: { readonly protocol: string; readonly host: string }): string {
  const asked = `${request.protocol}://${request.host}`;
  if (!URL.canParse(asked)) return publicUrl;
  return isLoopback(publicUrl) && isLoopback(asked) ? new URL(asked).origin : publicUrl;
}
