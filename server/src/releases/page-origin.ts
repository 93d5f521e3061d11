import { isLoopback } from "../network/loopback.ts";

/**
 * Origin that a page's own URLs begin with: the configured public one, unless both that one and the request's are this
 * machine (`localhost` or `127.0.0.1`, any port), where a person may use either. Any other Host header is not believed.
 */
export function pageOrigin(publicUrl: string, request: { readonly protocol: string; readonly host: string }): string {
  const asked = `${request.protocol}://${request.host}`;
  if (!URL.canParse(asked)) return publicUrl;
  return isLoopback(publicUrl) && isLoopback(asked) ? new URL(asked).origin : publicUrl;
}
