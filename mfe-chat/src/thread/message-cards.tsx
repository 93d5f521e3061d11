import {
  CHOICE_CARD,
  type MessageCard,
  MORE_CARD,
  PROPOSAL_CARD,
  WEATHER_CARD,
} from "@atrium/shared-contracts/wire/chat";
import { Box, Typography, useShell } from "@atrium/shared-ui";
import type { ComponentType, ReactNode } from "react";
import { LazyProposalCard } from "../choices/lazy-proposal-card.tsx";
import type { Offering } from "../choices/offering.ts";
import { ReplyText } from "../markdown/reply-text.tsx";
import { LazyWeatherCard } from "../weather/lazy-weather-card.tsx";

interface CardProps {
  readonly card: MessageCard;
  readonly instead?: ReactNode;
}

/** The cards that the chat draws itself. */
const OWN: Readonly<Record<string, typeof LazyProposalCard | undefined>> = {
  [WEATHER_CARD]: LazyWeatherCard,
  [PROPOSAL_CARD]: LazyProposalCard,
};

interface MessageCardsProps {
  readonly cards: readonly MessageCard[];
  /** The reply, once it has ended. */
  readonly message?: Offering | undefined;
}

/** Results inside a reply, each rendered by its feature or by the chat itself, or else by what it says. */
export function MessageCards({ cards, message }: MessageCardsProps) {
  const Card = useShell().messageCard as ComponentType<CardProps>;
  // Choices are no results.
  const results = cards.filter(({ kind }) => kind !== CHOICE_CARD);
  if (results.length === 0) return null;
  return (
    <Box className="cards" sx={{ display: "flex", flexDirection: "column", gap: 1, mt: 1.5 }}>
      {results.map((card, index) => {
        const instead = card.says && <ReplyText text={`- ${card.says}`} streaming={false} />;
        const key = `${card.kind}:${index}`;
        if (card.kind === MORE_CARD) return <More key={key} text={card.data["text"]} />;
        const Own = OWN[card.kind];
        return Own ? (
          <Own key={key} card={card} instead={instead} message={message} />
        ) : (
          <Card key={key} card={card} instead={instead} />
        );
      })}
    </Box>
  );
}

function More({ text }: { readonly text: unknown }) {
  if (typeof text !== "string") return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ px: 0.5 }}>
      {text}
    </Typography>
  );
}
