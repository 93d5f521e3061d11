import { createHmac } from "node:crypto";
import type { RealtimeConfig } from "../config/realtime.ts";
import { deriveKey } from "../config/secret.ts";

/** Digests that two processes compare to find out whether they can work together. They don't reveal the secret or key. */
export type ConfigFingerprints = { readonly secretFingerprint: string; readonly realtimeFingerprint: string };

export function configFingerprints(of: {
  secret: string;
  realtime: RealtimeConfig;
  processId: string;
}): ConfigFingerprints {
  const key = deriveKey(of.secret, "process-marks");
  const mark = (value: unknown) => createHmac("sha256", key).update(JSON.stringify(value)).digest("base64url");
  // An embedded realtime server isn't shared with any other process.
  const realtime = of.realtime.kind === "in-process" ? { kind: "in-process", processId: of.processId } : of.realtime;
  return { secretFingerprint: mark("secret"), realtimeFingerprint: mark(realtime) };
}
