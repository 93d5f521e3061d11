import { afterEach } from "@jest/globals";
import { type ClientOptions, ErrorInfo, Realtime, Rest } from "ably";
import { SignJWT } from "jose";
import { type AblyLocalServer, listen, type ListenOptions } from "../endpoint/listen.ts";

export const KEY_NAME = "app.main";
export const SECRET = "not-a-real-secret";
export const KEY = `${KEY_NAME}:${SECRET}`;

export const FORMATS = [
  { format: "MessagePack", useBinaryProtocol: true },
  { format: "JSON", useBinaryProtocol: false },
];

/** Everything a test opened; closed after the test. */
const open: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** Registers something to close after the test. */
export function closing(close: () => unknown): void {
  open.push(close);
}

/** Starts a server with the key {@link KEY}. */
export async function startServer(options: Partial<ListenOptions> = {}): Promise<AblyLocalServer> {
  const server = await listen({ port: 0, keys: [{ name: KEY_NAME, secret: SECRET }], ...options });
  closing(() => server.close());
  return server;
}

const local = (port: number): ClientOptions => ({
  endpoint: "localhost",
  port,
  tls: false,
  fallbackHosts: [],
  disableConnectivityCheck: true,
  disconnectedRetryTimeout: 50,
  logLevel: 0,
});

/** A realtime client. It uses the key unless `options` say otherwise. */
export function realtime(port: number, options: ClientOptions = {}): Realtime {
  const held = "authCallback" in options || "token" in options || "key" in options ? {} : { key: KEY };
  const client = new Realtime({ ...local(port), ...held, ...options });
  closing(() => client.close());
  return client;
}

export function rest(port: number, options: ClientOptions = {}): Rest {
  const held = "token" in options || "key" in options ? {} : { key: KEY };
  return new Rest({ ...local(port), ...held, ...options });
}

export interface JwtClaims {
  readonly clientId?: string;
  readonly capability?: Record<string, string[]>;
  /** Seconds from now. */
  readonly expiresIn?: number;
  readonly secret?: string;
  readonly keyName?: string;
  readonly alg?: string;
}

/** A JWT as a backend would create it, with an independent library. */
export function jwt({
  clientId,
  capability,
  expiresIn = 3600,
  secret = SECRET,
  keyName = KEY_NAME,
  alg = "HS256",
}: JwtClaims = {}) {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({
    ...(clientId === undefined ? {} : { "x-ably-clientId": clientId }),
    ...(capability === undefined ? {} : { "x-ably-capability": JSON.stringify(capability) }),
  })
    .setProtectedHeader({ alg, kid: keyName })
    .setIssuedAt(now)
    .setExpirationTime(now + expiresIn)
    .sign(new TextEncoder().encode(secret));
}

/** The Ably code that a promise rejects with. */
export async function refusalOf(promise: Promise<unknown>): Promise<number> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ErrorInfo) return error.code;
    throw error;
  }
  throw new Error("it was not refused");
}
