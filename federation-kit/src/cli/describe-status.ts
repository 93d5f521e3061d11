import type { AppStatus, Status } from "../commands/index.ts";
import { oneLine } from "../releases/index.ts";

/** One paragraph for each app, with the active version marked. */
export function describeStatus({ revision, apps }: Status, releasesDirectory: string): string[] {
  if (apps.length === 0) return [`Nothing is published in ${releasesDirectory}`];
  return [`Revision ${revision}`, ...apps.flatMap((app) => ["", ...described(app)])];
}

function described(status: AppStatus): string[] {
  const states = status.releases.map((release) => stateOf(release, status));
  const widths = {
    version: Math.max(...status.releases.map(({ version }) => version.length)),
    state: Math.max(...states.map((state) => state.length)),
  };
  return [
    status.app,
    ...status.releases.map(({ version, state, publishedAt, origin, notes, withdrawn }, index) =>
      [
        `  ${state === "active" ? "*" : " "} ${version.padEnd(widths.version)}`,
        states[index]?.padEnd(widths.state),
        publishedAt,
        ...(origin === undefined ? [] : [`from ${origin}`]),
        ...(notes === undefined ? [] : [oneLine(notes)]),
        ...(withdrawn?.why === undefined ? [] : [`(${withdrawn.why})`]),
      ].join("  "),
    ),
  ];
}

function stateOf({ state, channels }: AppStatus["releases"][number], { rollout }: AppStatus): string {
  const places = channels.map((channel) => `on ${channel}`);
  if (state === "on a channel") return places.join(", ");
  return [state === "rolling out" ? `${state} to ${rollout?.percent} %` : state, ...places].join(", ");
}
