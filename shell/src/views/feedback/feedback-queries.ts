import type { HttpClient } from "@atrium/shared-contracts";
import { FeedbackHistory, FeedbackStats, type FeedbackType } from "@atrium/shared-contracts/wire";
import { infiniteQueryOptions, queryOptions } from "@atrium/shared-ui/query";

/** Everything that is known of the person's feedback. */
export const FEEDBACK_KEY = ["shell", "feedback"] as const;
export const FEEDBACK_PAGE_SIZE = 20;

/** What the person has sent, newest first, a page at a time; `type` undefined: of all types. */
export const feedbackHistory = (http: HttpClient, type: FeedbackType | undefined) =>
  infiniteQueryOptions({
    queryKey: [...FEEDBACK_KEY, "history", type ?? "all"],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      http.request("GET", "/userFeedback", {
        query: { page, limit: FEEDBACK_PAGE_SIZE, type },
        schema: FeedbackHistory,
        signal,
      }),
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
  });

/** How much the person has sent, by type. */
export const feedbackStats = (http: HttpClient) =>
  queryOptions({
    queryKey: [...FEEDBACK_KEY, "stats"],
    queryFn: ({ signal }) => http.request("GET", "/userFeedback/stats", { schema: FeedbackStats, signal }),
  });
