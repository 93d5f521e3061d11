import { type AuthState, HttpError, type SharedPageProps } from "@atrium/shared-contracts/contract";
import { filter, firstValueFrom } from "@atrium/shared-contracts/rx";
import { useShell } from "@atrium/shared-ui";
import { useSubmission } from "@atrium/shared-ui/query";
import { useEffect, useEffectEvent } from "react";
import { copyShared } from "./shared-page-api.ts";

const isKnown = ({ status }: AuthState) => status !== "idle" && status !== "loading";

/** Why there's no copy, as a text's key. */
function failureOf(error: unknown) {
  const code = error instanceof HttpError ? error.code : undefined;
  if (code === "conversations_full") return "shared.conversationsFull";
  if (code === "media_quota") return "shared.storageFull";
  if (code === "share_not_found") return "shared.gone";
  return "shared.copyFailed";
}

/**
 * Copies the shared conversation into one of the visitor's own, and opens it. Whoever isn't signed in does that first; coming back, the
 * copy is made right away. The server makes one, however often it's asked.
 */
export function useOwnCopy({ token, signIn, returned, onReturned }: Omit<SharedPageProps, "shell">) {
  const shell = useShell();
  const copy = useSubmission<string | undefined, { readonly replace: boolean }>({
    /** @returns undefined if nobody is signed in */
    async mutationFn() {
      const { status } = await firstValueFrom(shell.auth$.pipe(filter(isKnown)));
      if (status !== "authenticated") return undefined;
      try {
        return await copyShared(shell.http, token);
      } catch (error) {
        if (error instanceof HttpError && error.status === 401) return undefined;
        throw error;
      }
    },
    onSuccess(id, { replace }) {
      if (id === undefined) signIn();
      else shell.navigate(`/chat/${id}`, { replace });
    },
  });
  const goOn = useEffectEvent(() => {
    onReturned();
    // Back then leads past the page that would make the copy.
    copy.mutate({ replace: true });
  });
  useEffect(() => {
    if (returned) goOn();
  }, [returned]);
  return {
    isCopying: copy.isPending,
    failure: copy.isError ? failureOf(copy.error) : undefined,
    start: () => copy.mutate({ replace: false }),
  };
}
