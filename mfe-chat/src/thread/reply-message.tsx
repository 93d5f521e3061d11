import type { MessageCard, ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { memo, useCallback } from "react";
import { TrailPlace } from "../message-tools/trail-place.tsx";
import { TEXTS } from "../locales/translations.ts";
import { textOf } from "../conversation/thread-data.ts";
import type { LiveState } from "../live/live-state.ts";
import { type LiveTurn, isRunning } from "../live/live-turn.ts";
import { useLive } from "../session/use-live.ts";
import { ReplyText } from "../markdown/reply-text.tsx";
import { MessageFoot } from "../message-tools/message-foot.tsx";
import { ChosenPlace } from "../choices/chosen.tsx";
import { LazyChoices } from "../choices/lazy-choices.tsx";
import { besideCards } from "./beside-cards.ts";
import { MessageBoundary } from "./message-boundary.tsx";
import { MessageCards } from "./message-cards.tsx";
import { MessageFrame } from "./message-frame.tsx";
import { PlainText } from "./plain-text.tsx";
import { FailedReply, ReplyProgress, StoppedMark } from "./reply-progress.tsx";

export interface ReplyMessageProps {
  /** The stored reply, once there is one. */
  readonly message?: ServerMessage;
  /** The reply in progress. */
  readonly turn?: LiveTurn;
  /** Why the stored reply failed. */
  readonly error?: string | undefined;
  readonly foundIn?: string | undefined;
}

const NO_CARDS: readonly MessageCard[] = [];

/** A reply, from its first sign to the stored message. One component, so nothing remounts when it ends. */
export const ReplyMessage = memo(function ReplyMessage({ message, turn, error, foundIn }: ReplyMessageProps) {
  const { t } = useTranslation(TEXTS);
  const messageId = turn?.messageId;
  const hasText = useCallback((live: LiveState) => shownOf(live, messageId) !== "", [messageId]);
  const isLiveWritten = useLive(hasText);
  const written = message ? textOf(message) !== "" : isLiveWritten;
  const running = turn !== undefined && isRunning(turn);
  const failed = message ? message.status === "failed" : turn?.mode === null;
  const stopped = message ? message.status === "stopped" : (turn?.stopped ?? false);
  const cards = message?.cards ?? turn?.cards ?? NO_CARDS;
  const shown = (
    <MessageFrame author={t("message.assistant")} busy={running} foundIn={foundIn}>
      {written && <WrittenText message={message} messageId={messageId} running={running} cards={cards} />}
      {running && <ReplyProgress turn={turn} written={written} />}
      <MessageCards cards={cards} message={message} />
      {message && <TrailPlace steps={message.steps} reasoning={message.reasoning} messageId={message.id} />}
      {stopped && <StoppedMark empty={!written} />}
      {failed && (
        <FailedReply
          code={turn?.failure ?? message?.failure?.code}
          error={turn?.error ?? error ?? null}
          message={message}
          turnId={turn?.turnId ?? message?.replyTo ?? null}
          newest={message?.versions?.newest === message?.id ? undefined : message?.versions?.newest}
        />
      )}
      {message && <LazyChoices message={message} />}
      {message && (!failed || written) && <MessageFoot text={textOf(message)} message={message} />}
    </MessageFrame>
  );
  return <ChosenPlace>{shown}</ChosenPlace>;
});

interface WrittenTextProps {
  readonly message: ServerMessage | undefined;
  readonly messageId: string | undefined;
  readonly running: boolean;
  readonly cards: readonly MessageCard[];
}

/** Apart from the rest of the reply, so that only this is drawn again as the text grows. */
function WrittenText({ message, messageId, running, cards }: WrittenTextProps) {
  const readText = useCallback((live: LiveState) => shownOf(live, messageId), [messageId]);
  const liveText = useLive(readText);
  const text = besideCards(message ? textOf(message) : liveText, cards);
  return (
    <MessageBoundary subject={running} fallback={<PlainText text={text} />}>
      <ReplyText text={text} streaming={running} />
    </MessageBoundary>
  );
}

const shownOf = (live: LiveState, messageId: string | undefined): string =>
  messageId === undefined ? "" : (live.turns.get(messageId)?.text.shown ?? "");
