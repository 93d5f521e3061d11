import {
  CHOICE_CARD,
  type MessageCard,
  offerState,
  PROPOSAL_CARD,
  type ReplyChoice,
} from "@atrium/shared-contracts/wire/chat";
import { Box, Button, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useContext, useState } from "react";
import { textOf } from "../conversation/thread-data.ts";
import { selectInComposer } from "../focus/focus-composer.ts";
import choiceTexts from "../locales/en/choices.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import { AroundMessages } from "../message-tools/around-messages.ts";
import { useChatSession } from "../session/chat-session.ts";
import { type Offering, OwnChoosingContext } from "./offering.ts";
import { OfferMark } from "./offer-mark.tsx";
import { useChoose } from "./use-choose.ts";

texts.addEnglish(choiceTexts);

/** What a reply offers, as buttons for as long as it can be chosen, and then what became of it. */
export function Choices({ message }: { readonly message: Offering }) {
  const { t } = useTranslation(TEXTS);
  const choosing = useChoose(message);
  const [isAdjusted, setAdjusted] = useState(false);
  const adjust = useAdjust(message);
  const { cards = [] } = message;
  const question = cards.find((card) => offers(card, "confirm"));
  const deed = cards.find((card) => offers(card, "undo"));
  const proposals = cards.filter(({ kind }) => kind === PROPOSAL_CARD);
  const open = proposals.filter((card) => offerState(card) === undefined).length;
  // Proposals tell themselves what became of them.
  const told = [question, deed].flatMap((card) => {
    const state = card && offerState(card);
    return state === undefined || (card === question && proposals.length > 0) ? [] : [state];
  });
  const isOpen = (card: MessageCard | undefined) => card !== undefined && offerState(card) === undefined;
  const [isAsked, isUndoable] = choosing ? [isOpen(question), isOpen(deed)] : [false, false];
  if (told.length === 0 && !isAsked && !isUndoable) return null;
  const button = (choice: ReplyChoice, label: string) => (
    <Button
      size="small"
      variant={choice === "confirm" ? "contained" : "outlined"}
      color={choice === "confirm" ? "primary" : "inherit"}
      disabled={choosing?.isPending}
      onClick={() => choosing?.choose(choice, label)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Box role="group" aria-label={t("choices.label")} sx={ROW}>
        {told.map((state) => (
          <OfferMark key={state} state={state} />
        ))}
        {isAsked && (
          <>
            {button("confirm", open > 1 ? t("choices.confirmAll", { number: open }) : t("choices.confirm"))}
            {button("decline", open > 1 ? t("choices.declineAll") : t("choices.decline"))}
            {open > 0 && (
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                disabled={choosing?.isPending}
                onClick={() => {
                  setAdjusted(true);
                  adjust();
                }}
              >
                {t("choices.adjust")}
              </Button>
            )}
          </>
        )}
        {isUndoable && button("undo", t("choices.undo"))}
      </Box>
      {isAdjusted && isAsked && (
        <Typography role="status" variant="caption" component="p" color="textSecondary" sx={{ mt: 0.75 }}>
          {t("choices.adjustHint")}
        </Typography>
      )}
    </>
  );
}

const offers = ({ kind, data: { choices } }: MessageCard, choice: ReplyChoice): boolean =>
  kind === CHOICE_CARD && Array.isArray(choices) && choices.includes(choice);

/** Puts the words that led to a reply at the end of the draft and selects them, to be said differently. */
function useAdjust(message: Offering): () => void {
  const { id } = message;
  const { drafts } = useChatSession();
  const { conversationId, rows } = useContext(AroundMessages);
  const own = useContext(OwnChoosingContext);
  return () => {
    if (own !== undefined) return selectInComposer(document.activeElement, own.adjust(message));
    const at = rows.findIndex((row) => row.kind === "reply" && row.message.id === id);
    const above = rows.slice(0, Math.max(0, at)).findLast((row) => row.kind === "user");
    const text = above === undefined ? "" : textOf(above.message);
    const draft = drafts.read(conversationId);
    if (!draft.endsWith(text)) drafts.write(conversationId, draft === "" ? text : `${draft}\n${text}`);
    selectInComposer(document.activeElement, text);
  };
}

const ROW = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1,
  mt: 1.5,
  "& button": { minHeight: { xs: 44, md: 0 } },
} as const;
