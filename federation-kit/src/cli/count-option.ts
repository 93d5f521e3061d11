import { UsageError } from "./usage-error.ts";

/** The whole number that an option gives; undefined if it isn't given. */
export function countOption(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`--${name} must be a whole number`);
  return Number(text);
}
