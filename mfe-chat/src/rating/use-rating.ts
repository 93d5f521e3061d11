import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useSubmission } from "@atrium/shared-ui/query";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";
import { type Rating, rateReply } from "./rating-api.ts";

export interface RatingState {
  /** What's shown: the one that's on its way to the server, or what the server has. */
  readonly rating: Rating | null;
  /** Rates the reply, or takes the same rating back. */
  rate(rating: Rating): void;
}

/** A reply's rating. @param onRated called once the server has it */
export function useRating(
  conversationId: string,
  message: ServerMessage,
  onRated: (rating: Rating) => void,
): RatingState {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const { cache } = useChatSession();
  const stored = message.rating ?? null;
  const change = useSubmission({
    mutationFn: (rating: Rating | null) => rateReply(shell.http, message.id, rating),
    async onSuccess(_, rating) {
      await cache.change(conversationId, (known) => ({
        ...known,
        messages: known.messages.map((one) => (one.id === message.id ? rated(one, rating) : one)),
      }));
      if (rating) onRated(rating);
    },
    onError: () => shell.toast({ title: t("rating.failed"), variant: "destructive" }),
  });
  const shown = change.isPending ? change.variables : stored;
  return { rating: shown, rate: (rating) => change.mutate(shown === rating ? null : rating) };
}

function rated(message: ServerMessage, rating: Rating | null): ServerMessage {
  return { ...message, rating: rating ?? undefined };
}
