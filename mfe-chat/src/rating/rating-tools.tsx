import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { Button } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { Tool, WORDED } from "../tool/tool.tsx";
import type { Rating } from "./rating-api.ts";
import { useRating } from "./use-rating.ts";
import { WordsDialog } from "./words-dialog.tsx";

interface RatingToolsProps {
  readonly conversationId: string;
  readonly message: ServerMessage;
}

/** Thumbs up and down below a reply. Whoever has just rated it can add words. */
export function RatingTools({ conversationId, message }: RatingToolsProps) {
  const { t } = useTranslation(TEXTS);
  const [asks, setAsks] = useState<Rating>();
  const [writing, setWriting] = useState(false);
  const { rating, rate } = useRating(conversationId, message, setAsks);
  return (
    <>
      <Tool icon="thumbs-up" label={t("rating.good")} pressed={rating === "good"} onClick={() => rate("good")} />
      <Tool icon="thumbs-down" label={t("rating.bad")} pressed={rating === "bad"} onClick={() => rate("bad")} />
      {rating !== null && asks === rating && (
        <Button size="small" color="inherit" onClick={() => setWriting(true)} sx={ADD}>
          {t("rating.addWords")}
        </Button>
      )}
      {writing && rating !== null && (
        <WordsDialog
          rating={rating}
          messageId={message.id}
          onClose={() => setWriting(false)}
          onSent={() => setAsks(undefined)}
        />
      )}
    </>
  );
}

/** After all others, which keep their places. */
const ADD = { ...WORDED, order: 1 };
