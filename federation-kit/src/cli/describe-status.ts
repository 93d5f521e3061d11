import type { AppStatus, Status } from "../commands/index.ts";
import { oneLine } from "../releases/index.ts";

/** One paragraph for each app, with the active version marked. */
export function describeStatus({ revision, apps }: Status, releasesDirectory: string): string[] {
  if (apps.length === 0) return [`Nothing is published in ${releasesDirectory}`];
  return [`Revision ${revision}`, ...apps.flatMap((app) => ["", ...described(app)])];
}

function described({ app, releases }: AppStatus): string[] {
  const width = Math.max(...releases.map(({ version }) => version.length));
  return [
    app,
    ...releases.map(({ version, state, publishedAt, origin, notes, withdrawn }) =>
      [
        `  ${state === "active" ? "*" : " "} ${version.padEnd(width)}`,
        state.padEnd("published".length),
        publishedAt,
        ...(origin === undefined ? [] : [`from ${origin}`]),
        ...(notes === undefined ? [] : [oneLine(notes)]),
        ...(withdrawn?.why === undefined ? [] : [`(${withdrawn.why})`]),
      ].join("  "),
    ),
  ];
}
