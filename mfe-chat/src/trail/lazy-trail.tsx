import type { BegunStep } from "@atrium/shared-contracts/wire/chat";
import { BY_TOUCH, Box, TOUCH, lazyCode, useLazyCode } from "@atrium/shared-ui";
import { type ReactNode, useEffect } from "react";
import { whenIdle } from "../device/when-idle.ts";
import type { TrailProps } from "./trail-props.ts";

/** Lazy because a thread is read before anyone asks how its replies came about. */
const trail = lazyCode(
  () => import(/* webpackChunkName: "reply-trail" */ "./reply-trail.tsx"),
  "What was done for a reply can't be shown:",
);

/** How a reply came about, folded. Its place is kept until its code is there. */
export function LazyTrail(props: TrailProps) {
  const { steps = [], reasoning } = props;
  const isThere = steps.length > 0 || reasoning !== undefined;
  const { code } = useLazyCode(trail, false);
  useEffect(() => (isThere ? whenIdle(() => void trail.load()) : undefined), [isThere]);
  if (!isThere) return null;
  return (
    <Box sx={{ mt: 1, minHeight: 28, [BY_TOUCH]: { minHeight: TOUCH } }}>{code && <code.ReplyTrail {...props} />}</Box>
  );
}

/** What's being done for a reply in words, or `instead` if there's nothing to say. */
export function LazyBegunStep({ step, instead }: { readonly step: BegunStep | null; readonly instead: ReactNode }) {
  const { code } = useLazyCode(trail, step !== null);
  return step && code ? <code.BegunStepWords step={step} instead={instead} /> : instead;
}
