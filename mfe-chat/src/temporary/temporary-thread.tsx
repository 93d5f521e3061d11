import { REPLY_FAILURES } from "@atrium/shared-contracts/wire/chat";
import { Alert, Box, Button } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { LazyChoices } from "../choices/lazy-choices.tsx";
import { OwnChoosingContext } from "../choices/offering.ts";
import type { LiveState } from "../live/live-state.ts";
import { isRunning } from "../live/live-turn.ts";
import { useCanRetry } from "../failure/tokens-back.ts";
import { useFailureText } from "../failure/use-failure-text.ts";
import { TrailPlace } from "../message-tools/trail-place.tsx";
import { TEXTS } from "../locales/translations.ts";
import { ReplyText } from "../markdown/reply-text.tsx";
import { useLive } from "../session/use-live.ts";
import { besideCards } from "../thread/beside-cards.ts";
import { MessageBoundary } from "../thread/message-boundary.tsx";
import { MessageCards } from "../thread/message-cards.tsx";
import { MessageFrame } from "../thread/message-frame.tsx";
import { PlainText } from "../thread/plain-text.tsx";
import { ReplyProgress, StoppedMark } from "../thread/reply-progress.tsx";
import { ThreadScroll } from "../thread/thread-scroll.tsx";
import { Bubble } from "../thread/bubble.tsx";
import { CopyText } from "./copy-text.tsx";
import type { TemporaryExchange, TemporaryReply } from "./temporary-chat.ts";
import { useOwnChoosing } from "./use-own-choosing.ts";
import { useTemporaryChat } from "./use-temporary-chat.ts";

/** Closer to the end than this, the thread follows what's added. Pixels. */
const AT_END_PX = 60;

function toEnd(scroller: HTMLElement | null) {
  if (scroller) scroller.scrollTop = scroller.scrollHeight;
}

/** The messages of a temporary conversation. It's short enough to be drawn as a whole. */
export function TemporaryThread({ exchanges }: { readonly exchanges: readonly TemporaryExchange[] }) {
  const { t } = useTranslation(TEXTS);
  const choosing = useOwnChoosing(exchanges.some(({ reply }) => reply === undefined));
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const count = useRef(0);
  useLayoutEffect(() => {
    // Whoever sends something wants to see it.
    if (exchanges.length > count.current) {
      isAtEnd.current = true;
      toEnd(scroller.current);
    }
    count.current = exchanges.length;
  });
  useEffect(() => {
    if (!content.current || !scroller.current || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd(scroller.current);
    });
    observer.observe(content.current);
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box sx={{ position: "relative", flexGrow: 1, minHeight: 0 }}>
      <ThreadScroll
        ref={scroller}
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t("thread.label")}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < AT_END_PX;
        }}
      >
        <Box ref={content} sx={{ pt: 2, pb: 3 }}>
          <OwnChoosingContext value={choosing}>
            {exchanges.map((exchange) => (
              <Exchange key={exchange.messageId} exchange={exchange} />
            ))}
          </OwnChoosingContext>
        </Box>
      </ThreadScroll>
    </Box>
  );
}

const Exchange = memo(function Exchange({ exchange }: { readonly exchange: TemporaryExchange }) {
  const { t } = useTranslation(TEXTS);
  const { messageId, text, reply } = exchange;
  const readTurn = useCallback(({ turns }: LiveState) => turns.get(messageId), [messageId]);
  const turn = useLive(readTurn);
  const written = reply?.text ?? turn?.text.shown ?? "";
  const running = reply === undefined && turn !== undefined && isRunning(turn);
  const offering = useMemo(
    () => reply && { id: messageId, replyTo: messageId, cards: [...reply.cards] },
    [messageId, reply],
  );
  return (
    <>
      <MessageFrame author={t("message.user")} own>
        <Bubble text={text} />
        <CopyText text={text} />
      </MessageFrame>
      <MessageFrame author={t("message.assistant")} busy={running}>
        {written !== "" && (
          <MessageBoundary subject={running} fallback={<PlainText text={written} />}>
            <ReplyText text={besideCards(written, reply?.cards ?? turn?.cards ?? [])} streaming={running} />
          </MessageBoundary>
        )}
        {running && <ReplyProgress turn={turn} written={written !== ""} />}
        {offering && <MessageCards cards={offering.cards} message={offering} />}
        {reply && <TrailPlace isFirst steps={reply.steps} reasoning={reply.reasoning} />}
        {reply?.status === "stopped" && <StoppedMark empty={written === ""} />}
        {reply?.status === "failed" && <Failed messageId={messageId} reply={reply} />}
        {offering && <LazyChoices message={offering} />}
        {reply && written !== "" && <CopyText text={written} />}
      </MessageFrame>
    </>
  );
});

function Failed({ messageId, reply }: { readonly messageId: string; readonly reply: TemporaryReply }) {
  const { t } = useTranslation(TEXTS);
  const textOfFailure = useFailureText();
  const { retry } = useTemporaryChat();
  const failure = REPLY_FAILURES.find((known) => known === reply.code);
  const canRetry = useCanRetry(reply.code, undefined);
  return (
    <Alert
      severity={failure === "reply_too_long" ? "warning" : "error"}
      variant="outlined"
      sx={{ mt: 1, py: 0.25 }}
      action={
        canRetry && (
          <Button size="small" color="inherit" onClick={() => retry(messageId)}>
            {t("message.retry")}
          </Button>
        )
      }
    >
      {failure ? textOfFailure(failure) : t(reply.error ?? "message.failed")}
    </Alert>
  );
}
