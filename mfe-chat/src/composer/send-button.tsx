import { Icon, IconButton, Tooltip } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useCallback } from "react";
import { type LiveState, runningTurn } from "../live/live-state.ts";
import { useLive } from "../live/use-live.ts";
import { useTurnControl } from "../thread/use-turn-control.ts";

export interface SendButtonProps {
  readonly conversationId: string | undefined;
  readonly canSend: boolean;
  readonly isEmpty: boolean;
}

/** Sends; while a reply is written and nothing is typed, stops it. */
export function SendButton({ conversationId, canSend, isEmpty }: SendButtonProps) {
  const { t } = useTranslation("mfe-chat");
  const readTurn = useCallback(
    (live: LiveState) => runningTurn(live, conversationId)?.turnId ?? null,
    [conversationId],
  );
  const turnId = useLive(readTurn);
  const { busy, stop } = useTurnControl();
  const stops = turnId !== null && isEmpty;
  const label = t(stops ? "composer.stop" : "composer.send");
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          type={stops ? "button" : "submit"}
          aria-label={label}
          disabled={stops ? busy : !canSend}
          onClick={stops ? () => stop(turnId) : undefined}
          sx={{
            width: 36,
            height: 36,
            bgcolor: "primary.main",
            color: "primary.contrastText",
            "&:hover": { bgcolor: "primary.dark" },
            "&.Mui-disabled": { bgcolor: "action.disabledBackground", color: "action.disabled" },
          }}
        >
          <Icon name={stops ? "square" : "arrow-up"} size={stops ? 14 : 18} />
        </IconButton>
      </span>
    </Tooltip>
  );
}
