import type { LogEntry } from "../releases/index.ts";

/** One thing that was done to a registry, in one line. */
export const describeLogEntry = ({ revision, at, by, action, app, version, from, origin, why }: LogEntry): string =>
  [
    String(revision),
    at,
    by,
    `${action} ${app} ${version}`,
    ...(from === undefined || from === version ? [] : [`instead of ${from}`]),
    ...(origin === undefined ? [] : [`from ${origin}`]),
    ...(why === undefined ? [] : [`(${why})`]),
  ].join("  ");
