import { HttpError } from "@atrium/shared-contracts/contract";
import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useSubmission } from "@atrium/shared-ui/query";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";
import { type TurnControl, stopTurn } from "./turn-api.ts";

/** Stops a reply, or has it written again. A failure shows a toast with a button to try again. */
export function useTurnControl() {
  const shell = useShell();
  const session = useChatSession();
  const { t } = useTranslation(TEXTS);
  const control = useSubmission({
    mutationFn: async (asked: TurnControl) =>
      asked.verb === "stop" ? stopTurn(shell, asked.turnId) : (await import("./rerun.ts")).rerun(shell, session, asked),
    onSuccess: (turn) => session.cache.refreshThread(turn.conversationId),
    onError(error, asked) {
      shell.toast({
        title: t(asked.verb === "stop" ? "reply.stopFailed" : "reply.retryFailed"),
        ...(error instanceof HttpError ? { description: error.message } : {}),
        variant: "destructive",
        action: { label: t("message.retry"), run: () => control.mutate(asked) },
      });
    },
  });
  return { busy: control.isPending, run: (asked: TurnControl) => control.mutate(asked) };
}
