import { Box } from "@atrium/shared-ui";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { TimeLimitError, withTimeLimit } from "../../core/retry/time-limit.ts";
import { useFeatureSession } from "../host/feature-host.tsx";
import type { LoadCause } from "../loading/feature-load-error.ts";
import { TEXTS_LIMIT_MS } from "../loading/limits.ts";

interface FeatureTextsProps {
  readonly featureId: string;
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
  /** Called when the view's texts can't be loaded. */
  onFailed(reason: LoadCause): void;
}

/**
 * Covers a view until the texts it registered on mount have loaded, so that nobody sees keys. The view itself mounts meanwhile. A view whose texts
 * can't be loaded counts as one whose code can't.
 */
export function FeatureTexts({ featureId, skeleton, children, onFailed }: FeatureTextsProps) {
  const session = useFeatureSession();
  const [covered, setCovered] = useState(true);
  const tellFailed = useEffectEvent(onFailed);
  useEffect(() => {
    let wanted = true;
    const become = (failure: LoadCause | undefined) => {
      if (!wanted) return;
      if (failure) tellFailed(failure);
      else setCovered(false);
    };
    // The view's effects run before this one, so what it registers on mount is known by now.
    withTimeLimit(session.textsOf(featureId), TEXTS_LIMIT_MS).then(
      (there) => become(there ? undefined : { kind: "unreachable" }),
      (error: unknown) => become(causeOf(error)),
    );
    return () => void (wanted = false);
  }, [session, featureId]);
  // Transparent rather than hidden, because the view may measure itself and take the focus meanwhile. Both share one grid cell, so a region that
  // is as high as its content has the skeleton's height until the view draws something.
  return (
    <Box sx={{ height: "100%", ...(covered && STACKED) }}>
      {covered && <Box sx={{ overflow: "hidden" }}>{skeleton}</Box>}
      <Box sx={{ height: "100%", ...(covered && { opacity: 0 }) }}>{children}</Box>
    </Box>
  );
}

const STACKED = {
  display: "grid",
  gridTemplate: "100% / minmax(0, 1fr)",
  "& > *": { gridArea: "1 / 1", minHeight: 0 },
} as const;

const causeOf = (error: unknown): LoadCause =>
  error instanceof TimeLimitError
    ? { kind: "timeout", seconds: Math.round(error.ms / 1_000) }
    : { kind: "evaluation", detail: error instanceof Error ? error.message : String(error) };
