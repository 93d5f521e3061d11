import { lazyOverlay } from "../../views/lazy-code/lazy-overlay.tsx";

/** Apart from the shell's own pages, so that only the frame's code leads to it. */
export const feedbackOverlay = lazyOverlay(() =>
  import("../../views/feedback/feedback-dialog.tsx").then(({ FeedbackDialog }) => FeedbackDialog),
);
