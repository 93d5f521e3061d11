import { availableParallelism } from "node:os";
import { join } from "node:path";
import { prepareRelease, type PreparedRelease, type PublishRequest } from "@atrium/federation-kit";
import { ROOT } from "../command/run.ts";
import { report } from "./report.ts";

/** The shell comes first, because features are checked against the active shell. */
export const APPS = ["shell", "mfe-chat", "mfe-calendar", "mfe-marketplace", "mfe-settings"] as const;

/** Publishes and promotes what has changed since the last start: builds in parallel, then publishes in order. Leaves pointers that someone moved. */
export async function publishFrontEnds(
  releasesDirectory: string,
  apps: readonly string[] = APPS,
  options: Pick<PublishRequest, "mode"> = {},
): Promise<void> {
  const waiting = [...apps];
  const prepared = new Map<string, PreparedRelease>();

  async function work(): Promise<void> {
    for (let app = waiting.shift(); app !== undefined; app = waiting.shift()) {
      const started = performance.now();
      const release = await prepareRelease({
        appDirectory: join(ROOT, app),
        releasesDirectory,
        ...options,
      });
      prepared.set(app, release);
      report(app, release.version, release.built ? started : undefined);
    }
  }

  try {
    await settle(Array.from({ length: availableParallelism() }, work));
    for (const app of apps) {
      for (const remark of (await prepared.get(app)?.publishSources()) ?? []) console.log(remark);
    }
  } finally {
    for (const release of prepared.values()) await release.discard();
  }
}

/** Waits for all tasks even if one fails, so no build keeps running behind the error message. Throws the first failure. */
async function settle(tasks: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(tasks)).find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}
