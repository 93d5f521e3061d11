import { pino, type DestinationStream, type Logger, stdSerializers } from "pino";

export type Log = Logger;

const SECRET_KEYS = [
  "authorization",
  "cookie",
  "set-cookie",
  "password",
  "currentPassword",
  "newPassword",
  "passwordHash",
  "token",
  "accessToken",
  "refreshToken",
  "access_token",
  "refresh_token",
  "clientSecret",
  "apiKey",
];

/** JSON lines; whatever stands under the key of a secret is removed, up to three levels deep. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { app: "atrium-server" },
    serializers: { err: (error: unknown) => stdSerializers.err(withoutParameters(error)) },
    redact: {
      paths: SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
      censor: "[removed]",
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** A failed query as the database's own error and the statement: its parameters are people's texts, addresses and hashes. */
function withoutParameters(error: unknown): Error {
  const { query, cause } = (error ?? {}) as { query?: unknown; cause?: unknown };
  if (typeof query !== "string" || !(cause instanceof Error)) return error as Error;
  return Object.assign(cause, { query });
}
