import { HttpError } from "@atrium/shared-contracts/contract";
import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useSubmission } from "@atrium/shared-ui/query";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";
import { controlTurn } from "../turn/turn-api.ts";

type TurnControl =
  | { readonly verb: "stop"; readonly turnId: string }
  | {
      readonly verb: "retry";
      readonly turnId: string;
      /** Identifies the stored reply to regenerate. */
      readonly replyTo: string | undefined;
    };

/** Stops or retries a reply. A failure shows a toast with a button to try again. */
export function useTurnControl() {
  const shell = useShell();
  const { cache, live } = useChatSession();
  const { t } = useTranslation(TEXTS);
  const control = useSubmission({
    mutationFn: ({ turnId, verb }: TurnControl) => controlTurn(shell, turnId, verb),
    onSuccess(turn, asked) {
      if (asked.verb === "retry") {
        if (asked.replyTo !== undefined) cache.removeReply(turn.conversationId, asked.replyTo);
        live.dispatch({ type: "retried", ...turn });
        live.dispatch({ type: "snapshot", snapshot: turn });
      }
      cache.refreshThread(turn.conversationId);
    },
    onError(error, asked) {
      shell.toast({
        title: t(asked.verb === "stop" ? "reply.stopFailed" : "reply.retryFailed"),
        ...(error instanceof HttpError ? { description: error.message } : {}),
        variant: "destructive",
        action: { label: t("message.retry"), run: () => control.mutate(asked) },
      });
    },
  });
  return {
    busy: control.isPending,
    stop: (turnId: string) => control.mutate({ verb: "stop", turnId }),
    retry: (turnId: string, replyTo: string | undefined) => control.mutate({ verb: "retry", turnId, replyTo }),
  };
}
