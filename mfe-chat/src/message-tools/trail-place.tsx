import type { BegunStep } from "@atrium/shared-contracts/wire/chat";
import { BY_TOUCH, Box, TOUCH, useLazyCode } from "@atrium/shared-ui";
import type { ReactNode } from "react";
import type { TrailProps } from "../trail/trail-props.ts";
import { messageTools } from "./lazy-tools.ts";

interface TrailPlaceProps extends TrailProps {
  /** Where nothing else fetches the code. */
  readonly isFirst?: true;
}

/** The place below a reply for how it came about. Empty until its code is there, and already of its height. */
export function TrailPlace({ isFirst, ...trail }: TrailPlaceProps) {
  const isThere = (trail.reasoning ?? trail.steps?.[0]) !== undefined;
  const { code } = useLazyCode(messageTools, isFirst === true && isThere);
  return isThere ? (
    <Box sx={{ mt: 1, minHeight: 28, [BY_TOUCH]: { minHeight: TOUCH } }}>{code && <code.ReplyTrail {...trail} />}</Box>
  ) : null;
}

/** What's being done for a reply in words, or `instead` if there's nothing to say. */
export function BegunPlace({ step, instead }: { readonly step: BegunStep | null; readonly instead: ReactNode }) {
  const { code } = useLazyCode(messageTools, step !== null);
  return step && code ? <code.BegunStepWords step={step} instead={instead} /> : instead;
}
