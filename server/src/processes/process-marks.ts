import { createHmac } from "node:crypto";
import type { RealtimeConfig } from "../config/realtime.ts";
import { deriveKey } from "../config/secret.ts";

/** Digests that two processes compare to find out whether they can work together. They don't reveal the secret or key. */
export type ProcessMarks = { readonly secretMark: string; readonly realtimeMark: string };

export function processMarks(of: { secret: string; realtime: RealtimeConfig; processId: string }): ProcessMarks {
  const key = deriveKey(of.secret, "process-marks");
  const mark = (value: unknown) => createHmac("sha256", key).update(JSON.stringify(value)).digest("base64url");
  // An embedded realtime server isn't shared with any other process.
  const realtime = of.realtime.kind === "in-process" ? { kind: "in-process", processId: of.processId } : of.realtime;
  return { secretMark: mark("secret"), realtimeMark: mark(realtime) };
}
