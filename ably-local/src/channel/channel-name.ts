import { Refusal } from "../protocol/error-info.ts";

/**
 * Checks the name of a channel. Names in brackets stand for derived and metadata channels, which are not offered.
 * @throws AblyError 40010 when it is empty, longer than 2,048 characters, starts with `:` or `[`, or holds line breaks
 */
export function channelName(text: unknown): string {
  if (typeof text !== "string" || !/^[^:[\r\n][^\r\n]{0,2047}$/.test(text)) throw Refusal.badChannelName();
  return text;
}

/** The namespace of a channel: what stands before its first colon. */
export const namespaceOf = (name: string): string => name.split(":", 1)[0] ?? name;
