// Server data. The shell provides one client per session. Features use its hooks, with keys that start with their id.
export {
  QueryClient,
  QueryClientProvider,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
export { useSubmission } from "./submission/use-submission.ts";
export type { InfiniteData, Query, QueryKey, UseMutationResult, UseQueryResult } from "@tanstack/react-query";
