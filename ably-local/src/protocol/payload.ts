import { Refusal } from "./error-info.ts";

/** Message data as it's stored: bytes stay bytes, whatever format they arrived in. */
export type Payload = string | Buffer;

export interface Encoded<Data> {
  readonly data?: Data | undefined;
  readonly encoding?: string | undefined;
}

const split = (encoding: string | undefined) => (encoding ? encoding.split("/") : []);
const join = (steps: string[]) => (steps.length > 0 ? steps.join("/") : undefined);

/**
 * Converts data from the wire to the stored form: strips a trailing `base64` encoding, and turns objects into JSON text.
 * @throws AblyError 40013 for numbers and booleans
 */
export function storedPayload(data: unknown, encoding: string | undefined): Encoded<Payload> {
  if (data === undefined || data === null) return { encoding };
  if (Buffer.isBuffer(data)) return { data, encoding };
  if (data instanceof Uint8Array) return { data: Buffer.from(data), encoding };
  if (typeof data === "object") return { data: JSON.stringify(data), encoding: join([...split(encoding), "json"]) };
  if (typeof data !== "string") throw Refusal.badData();
  const steps = split(encoding);
  if (steps.at(-1) !== "base64") return { data, encoding };
  return { data: Buffer.from(data, "base64"), encoding: join(steps.slice(0, -1)) };
}

/** The stored form, as JSON can carry it. */
export function jsonPayload({ data, encoding }: Encoded<Payload>): Encoded<string> {
  if (!Buffer.isBuffer(data)) return { data, encoding };
  return { data: data.toString("base64"), encoding: join([...split(encoding), "base64"]) };
}

/** Size of the data in bytes. */
export function payloadBytes(data: Payload | undefined): number {
  if (data === undefined) return 0;
  return typeof data === "string" ? Buffer.byteLength(data) : data.length;
}
