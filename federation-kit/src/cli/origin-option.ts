import { isOrigin } from "../releases/index.ts";
import { UsageError } from "./usage-error.ts";

/** What `--origin` asks for: an origin, null for the product's own, undefined if it wasn't given. */
export function originOption(text: string | undefined): string | null | undefined {
  if (text === undefined) return undefined;
  if (text === "") return null;
  const url = URL.parse(text);
  if (url === null) throw new UsageError(`--origin ${text} is no URL`);
  // People may end it with a slash, write the host in capitals, or name the default port.
  if (!isOrigin(url.origin) || url.href !== `${url.origin}/`) {
    throw new UsageError("--origin must look like https://host:port");
  }
  return url.origin;
}
