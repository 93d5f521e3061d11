import {
  CHOICES,
  CHOICE_CARD,
  type MessageCard,
  PROPOSAL_CARD,
  type ReplyChoice,
  type ServerMessage,
} from "@atrium/shared-contracts/wire/chat";
import { Box, Button } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useContext, useState } from "react";
import { textOf } from "../conversation/thread-data.ts";
import { focusComposer } from "../focus/focus-composer.ts";
import choiceTexts from "../locales/en/choices.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import { AroundMessages } from "../message-tools/around-messages.ts";
import { useStoreFailure } from "../outbox/use-store-failure.ts";
import { useChatSession } from "../session/chat-session.ts";

texts.addEnglish(choiceTexts);

/** The choices of a reply as buttons. Each sends a message that says it in words. */
export function Choices({ message }: { readonly message: ServerMessage }) {
  const { t } = useTranslation(TEXTS);
  const session = useChatSession();
  const tellFailure = useStoreFailure();
  const { conversationId, rows } = useContext(AroundMessages);
  const [isChosen, setChosen] = useState(false);
  const adjust = useAdjust(message);
  const offered = choicesIn(message.cards ?? []);
  const turn = message.replyTo;
  if (turn === undefined || isChosen) return null;
  // A question is only open while nothing else was said.
  const last = rows.at(-1);
  const isLast = last?.kind === "reply" && last.message.id === message.id;
  const isProposal = message.cards?.some(({ kind }) => kind === PROPOSAL_CARD) ?? false;
  const choices = CHOICES.filter((choice) => offered.includes(choice) && (choice === "undo" || isLast));
  if (choices.length === 0) return null;
  const choose = (choice: ReplyChoice) => {
    setChosen(true);
    focusComposer(document.activeElement);
    session.send(conversationId, t(`choices.${choice}`), [], { act: { choice, turn } }).catch((error: unknown) => {
      setChosen(false);
      tellFailure(error);
    });
  };
  return (
    <Box role="group" aria-label={t("choices.label")} sx={ROW}>
      {choices.map((choice) => (
        <Button
          key={choice}
          size="small"
          variant={choice === "confirm" ? "contained" : "outlined"}
          color={choice === "confirm" ? "primary" : "inherit"}
          onClick={() => choose(choice)}
        >
          {t(`choices.${choice}`)}
        </Button>
      ))}
      {isProposal && choices.includes("confirm") && (
        <Button size="small" variant="outlined" color="inherit" onClick={adjust}>
          {t("choices.adjust")}
        </Button>
      )}
    </Box>
  );
}

/** All that the cards offer. */
const choicesIn = (cards: readonly MessageCard[]): readonly unknown[] =>
  cards.flatMap(({ kind, data: { choices } }): unknown[] =>
    kind === CHOICE_CARD && Array.isArray(choices) ? choices : [],
  );

/** Puts the words that led to a reply at the end of the draft, to be said differently. */
function useAdjust({ id }: ServerMessage): () => void {
  const { drafts } = useChatSession();
  const { conversationId, rows } = useContext(AroundMessages);
  return () => {
    const at = rows.findIndex((row) => row.kind === "reply" && row.message.id === id);
    const above = rows.slice(0, Math.max(0, at)).findLast((row) => row.kind === "user");
    const text = above === undefined ? "" : textOf(above.message);
    const draft = drafts.read(conversationId);
    if (!draft.endsWith(text)) drafts.write(conversationId, draft === "" ? text : `${draft}\n${text}`);
    focusComposer(document.activeElement);
  };
}

const ROW = {
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  mt: 1.5,
  "& button": { minHeight: { xs: 44, md: 0 } },
} as const;
