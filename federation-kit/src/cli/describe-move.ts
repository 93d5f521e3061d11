import type { PointerMove } from "../commands/index.ts";

/** What moving a pointer did, one line each. */
export function describeMove({ app, version, channel, percent, moved, withdrawn, remarks }: PointerMove): string[] {
  const place =
    channel === undefined ? (percent === undefined ? "active" : `rolling out to ${percent} %`) : `on ${channel}`;
  return [
    ...remarks,
    `${app} ${version} ${moved ? "is" : "was already"} ${place}`,
    ...withdrawn.map((other) => `${app} ${other} is withdrawn`),
  ];
}
