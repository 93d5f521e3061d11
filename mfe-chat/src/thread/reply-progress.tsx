import { REPLY_FAILURES, type ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { Alert, Box, Button, Icon, Skeleton, Typography, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { keyframes } from "@atrium/shared-ui/styles";
import { useRef } from "react";
import { useThreadFocus } from "../focus/use-thread-focus.ts";
import { useCanRetry } from "../failure/tokens-back.ts";
import { useFailureText } from "../failure/use-failure-text.ts";
import { BegunPlace } from "../message-tools/trail-place.tsx";
import { TEXTS } from "../locales/translations.ts";
import { textOf } from "../conversation/thread-data.ts";
import { UNKNOWN_STREAMING_ERROR } from "../live/event-actions.ts";
import type { LiveTurn } from "../live/live-turn.ts";
import type { TurnControl } from "../turn/turn-api.ts";
import { Pill } from "../pill/pill.tsx";
import { useTurnControl } from "../turn/use-turn-control.ts";

const pulse = keyframes({ "0%, 60%, 100%": { opacity: 0.25 }, "30%": { opacity: 1 } });

/** Shown while waiting for a reply: first a skeleton line, then what the assistant is working on. */
export function ReplyProgress({ turn, written }: { readonly turn: LiveTurn; readonly written: boolean }) {
  const { t } = useTranslation(TEXTS);
  if (turn.mode === "waiting") return <Skeleton variant="text" width="38%" sx={{ fontSize: "1rem", my: "2px" }} />;
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        minHeight: 28,
        mt: written ? 1 : 0,
        color: "text.secondary",
      }}
    >
      <Dots />
      <BegunPlace
        step={turn.step}
        instead={!written && <Typography variant="body2">{t(`reply.${turn.node ?? "typing"}`)}</Typography>}
      />
    </Box>
  );
}

function Dots() {
  return (
    <Box aria-hidden sx={{ display: "inline-flex", gap: "4px" }}>
      {[0, 1, 2].map((dot) => (
        <Box
          key={dot}
          sx={{
            width: rem(6),
            height: rem(6),
            borderRadius: "50%",
            bgcolor: "primary.main",
            animation: `${pulse} 1.2s ${dot * 0.15}s infinite`,
          }}
        />
      ))}
    </Box>
  );
}

export function StoppedMark({ empty }: { readonly empty: boolean }) {
  const { t } = useTranslation(TEXTS);
  return (
    <Box sx={{ mt: 1, display: "flex", gap: 1, alignItems: "center" }}>
      <Pill size="small" icon={<Icon name="stop" size={14} />} label={t("message.stopped")} />
      {empty && (
        <Typography sx={{ color: "text.secondary" }} variant="caption">
          {t("message.empty")}
        </Typography>
      )}
    </Box>
  );
}

export interface FailedReplyProps {
  /** The server's error code. */
  readonly code: string | undefined;
  /** The server's message, for codes this version doesn't know. */
  readonly error: string | null;
  readonly turnId: string | null;
  /** The newest version of the reply, if this is an earlier one. Then Retry writes another. */
  readonly newest: string | undefined;
  /** The stored reply. */
  readonly message: ServerMessage | undefined;
}

/** A failed reply, with a button where that can help: Continue for one that reached its length limit, otherwise Retry. */
export function FailedReply({ code, error, turnId, newest, message }: FailedReplyProps) {
  const { t } = useTranslation(TEXTS);
  const textOfFailure = useFailureText();
  const { busy, run } = useTurnControl();
  const box = useRef<HTMLDivElement>(null);
  useThreadFocus(box);
  // A refused request (a bad key, an unknown model) will be refused again until an administrator fixes the setup.
  const failure = REPLY_FAILURES.find((known) => known === code);
  const isCut = failure === "reply_too_long";
  const canRetry = useCanRetry(code, message?.createdAt);
  const asked = turnId !== null && failure !== "model_refused" && canRetry && again(turnId);
  // A server without codes says it in its own words, or not at all.
  const said = error === UNKNOWN_STREAMING_ERROR ? t("failure.unknown") : error;
  function again(turnId: string): TurnControl | undefined {
    if (isCut) return message && { verb: "continue", turnId, reply: message.id, length: textOf(message).length };
    return newest === undefined ? { verb: "retry", turnId } : { verb: "regenerate", turnId, newest };
  }
  return (
    <Alert
      ref={box}
      severity={isCut ? "warning" : "error"}
      variant="outlined"
      sx={{ mt: 1, py: 0.25 }}
      action={
        asked && (
          <Button size="small" color="inherit" disabled={busy} onClick={() => run(asked)}>
            {t(isCut ? "message.continue" : "message.retry")}
          </Button>
        )
      }
    >
      {failure ? textOfFailure(failure) : code !== undefined || !error ? t("message.failed") : said}
    </Alert>
  );
}
