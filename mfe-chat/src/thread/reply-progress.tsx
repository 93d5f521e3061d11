import { REPLY_FAILURES } from "@atrium/shared-contracts/wire/chat";
import { Alert, Box, Button, Icon, Skeleton, Typography, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { keyframes } from "@atrium/shared-ui/styles";
import { TEXTS } from "../locales/translations.ts";
import type { LiveTurn } from "../live/live-turn.ts";
import { Pill } from "../pill/pill.tsx";
import { useTurnControl } from "./use-turn-control.ts";

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
      {!written && <Typography variant="body2">{t(`reply.${turn.node ?? "typing"}`)}</Typography>}
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
  readonly replyTo: string | undefined;
}

/** A failed reply, with a Retry button where that can help. */
export function FailedReply({ code, error, turnId, replyTo }: FailedReplyProps) {
  const { t } = useTranslation(TEXTS);
  const { busy, retry } = useTurnControl();
  // A refused request (a bad key, an unknown model) will be refused again until an administrator fixes the setup.
  const failure = REPLY_FAILURES.find((known) => known === code);
  return (
    <Alert
      severity={failure === "reply_too_long" ? "warning" : "error"}
      variant="outlined"
      sx={{ mt: 1, py: 0.25 }}
      action={
        turnId !== null &&
        failure !== "model_refused" && (
          <Button size="small" color="inherit" disabled={busy} onClick={() => retry(turnId, replyTo)}>
            {t("message.retry")}
          </Button>
        )
      }
    >
      {failure ? t(`failure.${failure}`) : error || t("message.failed")}
    </Alert>
  );
}
