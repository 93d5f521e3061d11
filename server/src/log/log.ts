import { pino, type DestinationStream, type Logger } from "pino";
import { loggedError } from "./logged-error.ts";

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

/**
 * Logs JSON lines. Removes values under secret keys, up to three levels deep, and formats errors with
 * {@link loggedError}.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { app: "atrium-server" },
    serializers: { err: (error: unknown) => loggedError(error) },
    redact: {
      paths: SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
      censor: "[removed]",
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
