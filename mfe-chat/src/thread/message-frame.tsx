import { Box, VisuallyHidden } from "@atrium/shared-ui";
import type { ReactNode } from "react";

/** Widest line of the thread and the composer. Pixels. */
export const THREAD_WIDTH_PX = 760;

export interface MessageFrameProps {
  /** Read before the message by a screen reader. */
  readonly author: string;
  readonly own?: boolean;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** One message of the thread: own ones at the end of the line, replies over its full width. */
export function MessageFrame({ author, own = false, busy = false, children }: MessageFrameProps) {
  return (
    <Box
      component="article"
      aria-label={author}
      aria-busy={busy || undefined}
      className="message"
      sx={{
        display: "flex",
        flexDirection: "column",
        alignItems: own ? "flex-end" : "stretch",
        maxWidth: THREAD_WIDTH_PX,
        mx: "auto",
        px: { xs: 2, md: 3 },
        pt: own ? 1.5 : 1,
        pb: 0.5,
      }}
    >
      <VisuallyHidden>{author}</VisuallyHidden>
      {children}
    </Box>
  );
}
