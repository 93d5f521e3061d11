import { CHOICES, CHOICE_CARD, type ReplyChoice, type ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { Box, Button } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useContext, useState } from "react";
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
  const card = message.cards?.find(({ kind }) => kind === CHOICE_CARD);
  const offered: unknown = card?.data["choices"];
  const turn = message.replyTo;
  if (!Array.isArray(offered) || turn === undefined || isChosen) return null;
  // A question is only open while nothing else was said.
  const last = rows.at(-1);
  const isLast = last?.kind === "reply" && last.message.id === message.id;
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
    </Box>
  );
}

const ROW = {
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  mt: 1.5,
  "& button": { minHeight: { xs: 44, md: 0 } },
} as const;
