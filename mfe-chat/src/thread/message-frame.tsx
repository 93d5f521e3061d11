import { Box, VisuallyHidden } from "@atrium/shared-ui";
import { MOTION } from "@atrium/shared-ui/styles";
import type { ReactNode } from "react";
import { useFoundMark } from "./use-found-mark.ts";

/** The column of the thread and the composer, so that their edges line up at every width. */
export const THREAD_COLUMN = { width: "100%", maxWidth: 760, mx: "auto", px: { xs: 2, md: 3 } } as const;

export interface MessageFrameProps {
  /** Read by screen readers before the message. */
  readonly author: string;
  readonly own?: boolean;
  readonly busy?: boolean;
  /** The visit that links to this message, which then takes focus and is marked for a moment. */
  readonly foundIn?: string | undefined;
  readonly children: ReactNode;
}

/** One message in the thread. The user's own align to the end, replies take the full width. */
export function MessageFrame({ author, own = false, busy = false, foundIn, children }: MessageFrameProps) {
  const { article, isMarked } = useFoundMark(foundIn);
  return (
    <Box
      component="article"
      ref={article}
      tabIndex={foundIn === undefined ? undefined : -1}
      data-found={isMarked || undefined}
      aria-label={author}
      aria-busy={busy || undefined}
      className="message"
      sx={{
        display: "flex",
        flexDirection: "column",
        alignItems: own ? "flex-end" : "stretch",
        ...THREAD_COLUMN,
        pt: own ? 1.5 : 1,
        pb: 0.5,
        borderRadius: 1,
        transition: `background-color ${MOTION.usual}ms`,
        "&[data-found]": { bgcolor: "action.selected" },
        "&:focus-visible": { outlineOffset: -2 },
      }}
    >
      <VisuallyHidden>{author}</VisuallyHidden>
      {children}
    </Box>
  );
}
