import { Refusal } from "../protocol/error-info.ts";

/**
 * Checks a channel's name. Names in brackets are derived and metadata channels, which we don't offer.
 * @throws AblyError 40010 if it's empty, longer than 2,048 characters, starts with `:` or `[`, or contains line breaks
 */
export function channelName(text: unknown): string {
  if (typeof text !== "string" || !/^[^:[\r\n][^\r\n]{0,2047}$/.test(text)) throw Refusal.badChannelName();
  return text;
}

/** A channel's namespace: the part before its first colon. */
export const namespaceOf = (name: string): string => name.split(":", 1)[0] ?? name;
