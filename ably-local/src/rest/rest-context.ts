import type { Apps } from "../app/apps.ts";
import type { Clock } from "../clock/clock.ts";
import type { Report } from "../protocol/error-info.ts";

/** What routes need from the server. */
export interface RestContext {
  readonly apps: Apps;
  readonly now: Clock;
  readonly report: Report;
  /** Whether the test-only routes exist. */
  readonly sandbox: boolean;
  /** Origins whose pages may read responses. */
  readonly origins: ReadonlySet<string>;
}
