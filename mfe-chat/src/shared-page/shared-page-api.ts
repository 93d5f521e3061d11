import { type HttpClient, HttpError } from "@atrium/shared-contracts/contract";
import { type SharedConversation, sharingCalls } from "@atrium/shared-contracts/wire";
import { infiniteQueryOptions } from "@atrium/shared-ui/query";

/** The form of the tokens that links have. */
const TOKEN = /^[\w-]{32}$/;

/** What a link shows, page by page. Nothing of it is kept once the page is left. */
export const sharedQuery = (http: HttpClient, token: string) =>
  infiniteQueryOptions({
    queryKey: ["mfe-chat", "shared", token],
    async queryFn({ pageParam, signal }): Promise<SharedConversation> {
      if (!TOKEN.test(token)) throw new HttpError("There's no such link", 404);
      return http.call(sharingCalls.read, {
        params: { token },
        query: pageParam === 0 ? {} : { after: pageParam },
        signal,
      });
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    gcTime: 0,
  });

/** Makes the caller's own copy; returns its conversation's id. */
export const copyShared = async (http: HttpClient, token: string): Promise<string> =>
  (await http.call(sharingCalls.copy, { params: { token } })).conversationId;

/** Whether the link doesn't work any more, or never did. */
export const isGone = (error: unknown): boolean => error instanceof HttpError && error.status === 404;
