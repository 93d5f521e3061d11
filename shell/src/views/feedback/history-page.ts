import { lazyPage } from "../lazy-code/lazy-page.tsx";

/** What the person has sent before. */
export const historyPage = lazyPage(() =>
  import("./feedback-history.tsx").then(({ FeedbackHistory }) => FeedbackHistory),
);
