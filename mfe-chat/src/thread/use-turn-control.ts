import { HttpError } from "@atrium/shared-contracts/contract";
import type { TurnSnapshot } from "@atrium/shared-contracts/wire";
import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";
import { controlTurn } from "../turn/turn-api.ts";

/** Stops or retries a reply. A failure shows a toast with a button to try again. */
export function useTurnControl() {
  const shell = useShell();
  const session = useChatSession();
  const { t } = useTranslation(TEXTS);
  const [busy, setBusy] = useState(false);

  const ask = async (turnId: string, verb: "stop" | "retry", done: (turn: TurnSnapshot) => void) => {
    setBusy(true);
    try {
      const turn = await controlTurn(shell, turnId, verb);
      done(turn);
      session.cache.refreshThread(turn.conversationId);
    } catch (error) {
      shell.toast({
        title: t(verb === "stop" ? "reply.stopFailed" : "reply.retryFailed"),
        ...(error instanceof HttpError ? { description: error.message } : {}),
        variant: "destructive",
        action: { label: t("message.retry"), run: () => void ask(turnId, verb, done) },
      });
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    stop: (turnId: string) => void ask(turnId, "stop", () => {}),
    /** `replyTo` identifies the stored reply to regenerate. */
    retry: (turnId: string, replyTo: string | undefined) =>
      void ask(turnId, "retry", (turn) => {
        if (replyTo !== undefined) session.cache.removeReply(turn.conversationId, replyTo);
        session.live.dispatch({ type: "retried", ...turn });
        session.live.dispatch({ type: "snapshot", snapshot: turn });
      }),
  };
}
