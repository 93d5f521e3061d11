import type { MessageCard, ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { memo, useCallback } from "react";
import { TEXTS } from "../locales/translations.ts";
import { textOf } from "../conversation/thread-data.ts";
import type { LiveState } from "../live/live-state.ts";
import { type LiveTurn, isRunning } from "../live/live-turn.ts";
import { useLive } from "../session/use-live.ts";
import { ReplyText } from "../markdown/reply-text.tsx";
import { CopyMessage } from "./copy-message.tsx";
import { MessageBoundary } from "./message-boundary.tsx";
import { MessageCards } from "./message-cards.tsx";
import { MessageFrame } from "./message-frame.tsx";
import { PlainText } from "./plain-message.tsx";
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
  const readText = useCallback(
    (live: LiveState) => (messageId === undefined ? "" : (live.turns.get(messageId)?.text.shown ?? "")),
    [messageId],
  );
  const liveText = useLive(readText);
  const text = message ? textOf(message) : liveText;
  const running = turn !== undefined && isRunning(turn);
  const failed = message ? message.status === "failed" : turn?.mode === null;
  const stopped = message ? message.status === "stopped" : (turn?.stopped ?? false);
  const cards = message?.cards ?? turn?.cards ?? NO_CARDS;
  return (
    <MessageFrame author={t("message.assistant")} busy={running} foundIn={foundIn}>
      {text !== "" && (
        <MessageBoundary subject={running} fallback={<PlainText text={text} />}>
          <ReplyText text={text} streaming={running} />
        </MessageBoundary>
      )}
      {running && <ReplyProgress turn={turn} written={text !== ""} />}
      <MessageCards cards={cards} />
      {stopped && <StoppedMark empty={text === ""} />}
      {failed && (
        <FailedReply
          code={turn?.failure ?? message?.failure?.code}
          error={turn?.error ?? error ?? null}
          turnId={turn?.turnId ?? message?.replyTo ?? null}
          replyTo={message?.replyTo}
        />
      )}
      {message && (!failed || text !== "") && <CopyMessage text={text} at={message.createdAt} />}
    </MessageFrame>
  );
});
