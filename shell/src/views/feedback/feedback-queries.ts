import type { HttpClient } from "@atrium/shared-contracts/contract";
import { feedbackCalls, type FeedbackType } from "@atrium/shared-contracts/wire";
import { infiniteQueryOptions, queryOptions } from "@atrium/shared-ui/query";

/** Query key of everything about the person's feedback. */
export const FEEDBACK_KEY = ["shell", "feedback"] as const;
export const FEEDBACK_PAGE_SIZE = 20;

/** The person's feedback, newest first, a page at a time. `type` undefined means all types. */
export const feedbackHistory = (http: HttpClient, type: FeedbackType | undefined) =>
  infiniteQueryOptions({
    queryKey: [...FEEDBACK_KEY, "history", type ?? "all"],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      http.call(feedbackCalls.list, { query: { page, limit: FEEDBACK_PAGE_SIZE, type }, signal }),
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
  });

/** Number of the person's entries, by type. */
export const feedbackStats = (http: HttpClient) =>
  queryOptions({
    queryKey: [...FEEDBACK_KEY, "stats"],
    queryFn: ({ signal }) => http.call(feedbackCalls.stats, { signal }),
  });
