import { Refusal } from "./error-info.ts";

/** Data of a message as it is stored: bytes stay bytes, whatever the format they came in. */
export type Payload = string | Buffer;

export interface Encoded<Data> {
  readonly data?: Data | undefined;
  readonly encoding?: string | undefined;
}

const split = (encoding: string | undefined) => (encoding ? encoding.split("/") : []);
const join = (steps: string[]) => (steps.length > 0 ? steps.join("/") : undefined);

/**
 * Brings data from the wire into the stored form: takes a trailing `base64` off, turns objects into JSON text.
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

/** The stored form as JSON carries it. */
export function jsonPayload({ data, encoding }: Encoded<Payload>): Encoded<string> {
  if (!Buffer.isBuffer(data)) return { data, encoding };
  return { data: data.toString("base64"), encoding: join([...split(encoding), "base64"]) };
}

/** Bytes that data counts for. */
export function payloadBytes(data: Payload | undefined): number {
  if (data === undefined) return 0;
  return typeof data === "string" ? Buffer.byteLength(data) : data.length;
}
