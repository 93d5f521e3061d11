import type { ReplyStep } from "@atrium/shared-contracts/wire";

/** What was done for a shared reply. Files that aren't shared aren't named. */
export const sharedSteps = (
  { steps }: { readonly steps: readonly ReplyStep[] },
  { attachments }: { readonly attachments: boolean },
): ReplyStep[] => steps.map((step) => (step.kind === "files" && !attachments ? { kind: step.kind } : step));
