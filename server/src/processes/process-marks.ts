import { createHmac } from "node:crypto";
import type { RealtimeConfig } from "../config/realtime.ts";
import { deriveKey } from "../config/secret.ts";

/** What two processes compare to find out whether they can work as one. Neither secret nor key can be read from it. */
export type ProcessMarks = { readonly secretMark: string; readonly realtimeMark: string };

export function processMarks(of: { secret: string; realtime: RealtimeConfig; processId: string }): ProcessMarks {
  const key = deriveKey(of.secret, "process-marks");
  const mark = (value: unknown) => createHmac("sha256", key).update(JSON.stringify(value)).digest("base64url");
  // A realtime server inside a process is shared with no other.
  const realtime = of.realtime.kind === "in-process" ? { kind: "in-process", processId: of.processId } : of.realtime;
  return { secretMark: mark("secret"), realtimeMark: mark(realtime) };
}
