import type { HttpClient } from "@atrium/shared-contracts/contract";
import { type Share, sharingCalls } from "@atrium/shared-contracts/wire";
import { infiniteQueryOptions, queryOptions } from "@atrium/shared-ui/query";

const SHARES_KEY = ["mfe-chat", "shares"] as const;

/** A conversation's link; null if it isn't shared. With it, whether there are attachments to share. */
export const shareQuery = (http: HttpClient, conversationId: string) =>
  queryOptions({
    queryKey: [...SHARES_KEY, "of", conversationId],
    queryFn: ({ signal }) => http.call(sharingCalls.get, { params: { id: conversationId }, signal }),
    staleTime: 0,
  });

/** All of the user's links, newest first. */
export const sharesQuery = (http: HttpClient) =>
  infiniteQueryOptions({
    queryKey: [...SHARES_KEY, "all"],
    queryFn: ({ pageParam, signal }) =>
      http.call(sharingCalls.list, { query: pageParam === undefined ? {} : { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });

/** Creates the conversation's link, or changes what it shows. `latest` takes a new snapshot. */
export const share = async (
  http: HttpClient,
  conversationId: string,
  body: { readonly attachments: boolean; readonly latest: boolean },
): Promise<Share> => (await http.call(sharingCalls.share, { params: { id: conversationId }, body })).share;

export const stopSharing = (http: HttpClient, conversationId: string): Promise<void> =>
  http.call(sharingCalls.revoke, { params: { id: conversationId } });

/** The whole link, to be given to others. */
export const linkTo = ({ path }: Pick<Share, "path">): string => new URL(path, window.location.origin).href;
