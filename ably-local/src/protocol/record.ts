import { Refusal } from "./error-info.ts";

/** An object from the wire whose fields haven't been checked. */
export type WireRecord = Record<string, unknown>;

export const isRecord = (value: unknown): value is WireRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

/** @throws AblyError 40000 if the value isn't an object */
export function record(value: unknown, what: string): WireRecord {
  if (!isRecord(value)) throw Refusal.badRequest(`${what} must be an object`);
  return value;
}

/** A text field; absent and null are the same. @throws AblyError 40000 if it's something else */
export function text(from: WireRecord, name: string): string | undefined {
  const value = from[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "string") throw Refusal.badRequest(`${name} must be a string`);
  return value;
}

/** A whole number of at least 0; absent and null are the same. @throws AblyError 40000 if it's something else */
export function count(from: WireRecord, name: string): number | undefined {
  const value = from[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0)
    throw Refusal.badRequest(`${name} must be a whole number`);
  return value;
}
