import { Box } from "@atrium/shared-ui";
import { type ReactNode, useEffect, useState } from "react";
import { useSession } from "../host/host-context.tsx";

/** Longest time that a view stays covered; after it the keys show, as the specification has it. Milliseconds. */
const COVER_LIMIT_MS = 1_500;

interface FeatureTextsProps {
  readonly featureId: string;
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Covers a view until the texts that it registered on mount are there, so that nobody reads keys. The view itself is mounted meanwhile. */
export function FeatureTexts({ featureId, skeleton, children }: FeatureTextsProps) {
  const session = useSession();
  const [covered, setCovered] = useState(true);
  useEffect(() => {
    let wanted = true;
    const uncover = () => wanted && setCovered(false);
    const limit = setTimeout(uncover, COVER_LIMIT_MS);
    // Effects of the view run before this one: what it registers on mount is known by now.
    session.textsOf(featureId).then(uncover, uncover);
    return () => {
      wanted = false;
      clearTimeout(limit);
    };
  }, [session, featureId]);
  // Transparent rather than hidden: the view may measure itself and take the focus meanwhile.
  return (
    <Box sx={{ position: "relative", height: "100%" }}>
      {covered && <Box sx={{ position: "absolute", inset: 0, overflow: "hidden" }}>{skeleton}</Box>}
      <Box sx={{ height: "100%", ...(covered && { opacity: 0 }) }}>{children}</Box>
    </Box>
  );
}
