import type { MessageCard } from "@atrium/shared-contracts/wire/chat";
import { Box, Skeleton, lazyCode, useLazyCode } from "@atrium/shared-ui";
import type { ReactNode } from "react";
import { CARD, partHeights } from "./weather-card-frame.ts";

/** Lazy because few replies have the weather. */
const weather = lazyCode(
  () => import(/* webpackChunkName: "weather" */ "./weather-card.tsx"),
  "The weather is shown in words:",
);

interface LazyWeatherCardProps {
  readonly card: MessageCard;
  /** What's shown where the card can't be drawn. */
  readonly instead: ReactNode;
}

/** The weather as a card, whose place is kept until its code is there. */
export function LazyWeatherCard({ card, instead }: LazyWeatherCardProps) {
  const { code, failure } = useLazyCode(weather);
  if (failure) return instead;
  if (code) return <code.WeatherCard card={card} instead={instead} />;
  return (
    <Box aria-busy sx={CARD}>
      {partHeights(card.data).map((height, index) => (
        <Skeleton key={index} variant="rounded" sx={{ height }} />
      ))}
    </Box>
  );
}
