import { Button, Icon } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useContext } from "react";
import { TEXTS } from "../locales/translations.ts";
import { RatingTools } from "../rating/rating-tools.tsx";
import { useReadAloud } from "../read-aloud/use-read-aloud.ts";
import { WORDED } from "../tool/tool.tsx";
import { useTurnControl } from "../turn/use-turn-control.ts";
import { AroundMessages } from "./around-messages.ts";
import { keepWhileRewritten } from "./keep-in-place.ts";
import type { MessageFootProps } from "./message-foot.tsx";
import { type MoreItem, MoreTools } from "./more-tools.tsx";
import { useIsReplying } from "./use-is-replying.ts";
import { useQuoteMessage } from "./use-quote-message.ts";

/** What can be done about a reply. On a phone, some of it is in a menu. */
export function ReplyTools({ message, text }: MessageFootProps) {
  const { t } = useTranslation(TEXTS);
  const { busy, run } = useTurnControl();
  const around = useContext(AroundMessages);
  const { conversationId } = around;
  const quote = useQuoteMessage(text);
  const aloud = useReadAloud(message.id);
  const disabled = useIsReplying(conversationId) || busy;
  const turnId = message.replyTo;
  const isWritten = text.trim() !== "";
  // Where a reply was cut, what says so offers to continue it.
  const isOpen = message.status !== "complete" && message.failure?.code !== "reply_too_long";
  const items: MoreItem[] = [];
  if (turnId !== undefined)
    items.push({
      icon: "refresh",
      label: t("message.regenerate"),
      disabled,
      run(from) {
        keepWhileRewritten(from, around);
        run({ verb: "regenerate", turnId, newest: message.versions?.newest ?? message.id });
      },
    });
  if (isWritten && aloud.isPossible)
    items.push({
      icon: aloud.isReading ? "stop" : "volume",
      label: t(aloud.isReading ? "readAloud.stop" : "readAloud.start"),
      isKept: aloud.isReading,
      run: (from) => aloud.toggle(drawnText(from)),
    });
  if (isWritten) items.push({ icon: "quote", label: t("quote.action"), focuses: true, run: quote });
  return (
    <>
      <RatingTools conversationId={conversationId} message={message} />
      {turnId !== undefined && isOpen && isWritten && (
        <Button
          size="small"
          color="inherit"
          startIcon={<Icon name="enter" size={15} />}
          aria-disabled={disabled || undefined}
          onClick={() => {
            if (!disabled) run({ verb: "continue", turnId, reply: message.id, length: text.length });
          }}
          sx={WORDED}
        >
          {t("message.continue")}
        </Button>
      )}
      <MoreTools items={items} />
    </>
  );
}

/** The drawn text of the message with the button: what comes after its author's name, and its cards. */
function drawnText(from: Element): Element {
  const message = from.closest(".message");
  const drawn = document.createElement("div");
  for (const part of [message?.children[1] ?? from, ...(message?.querySelectorAll(":scope > .cards") ?? [])])
    drawn.append(part.cloneNode(true));
  return drawn;
}
