import { CHOICE_CARD, type MessageCard, PROPOSAL_CARD, WEATHER_CARD } from "@atrium/shared-contracts/wire/chat";
import { useShell, Box } from "@atrium/shared-ui";
import type { ComponentType, ReactNode } from "react";
import { LazyProposalCard } from "../choices/lazy-proposal-card.tsx";
import { ReplyText } from "../markdown/reply-text.tsx";
import { LazyWeatherCard } from "../weather/lazy-weather-card.tsx";

interface CardProps {
  readonly card: MessageCard;
  readonly instead?: ReactNode;
}

/** The cards that the chat draws itself. */
const OWN: Readonly<Record<string, typeof LazyWeatherCard | undefined>> = {
  [WEATHER_CARD]: LazyWeatherCard,
  [PROPOSAL_CARD]: LazyProposalCard,
};

/** Results inside a reply, each rendered by its feature or by the chat itself, or else by what it says. */
export function MessageCards({ cards }: { readonly cards: readonly MessageCard[] }) {
  const Card = useShell().messageCard as ComponentType<CardProps>;
  // Choices are no results.
  const results = cards.filter(({ kind }) => kind !== CHOICE_CARD);
  if (results.length === 0) return null;
  return (
    <Box className="cards" sx={{ display: "flex", flexDirection: "column", gap: 1, mt: 1.5 }}>
      {results.map((card, index) => {
        const instead = card.says && <ReplyText text={`- ${card.says}`} streaming={false} />;
        const key = `${card.kind}:${index}`;
        const Drawn = OWN[card.kind] ?? Card;
        return <Drawn key={key} card={card} instead={instead} />;
      })}
    </Box>
  );
}
