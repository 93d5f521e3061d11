// Server data. The shell provides the one client of the session; features use its hooks with keys that begin with their id.
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
export type { InfiniteData, QueryKey, UseMutationResult, UseQueryResult } from "@tanstack/react-query";
