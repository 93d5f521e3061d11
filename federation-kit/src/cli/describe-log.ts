import type { LogEntry } from "../releases/index.ts";

/** One thing that was done to a registry, in one line. */
export const describeLogEntry = ({
  revision,
  at,
  by,
  action,
  app,
  version,
  from,
  origin,
  channel,
  percent,
  why,
}: LogEntry): string =>
  [
    String(revision),
    at,
    by,
    `${action} ${app} ${version}`,
    ...(from === undefined || from === version ? [] : [`instead of ${from}`]),
    ...(percent === undefined ? [] : [`for ${percent} %`]),
    ...(channel === undefined ? [] : [`on ${channel}`]),
    ...(origin === undefined ? [] : [`from ${origin}`]),
    ...(why === undefined ? [] : [`(${why})`]),
  ].join("  ");
