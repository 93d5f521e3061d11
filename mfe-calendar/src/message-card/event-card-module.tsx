import { defineView, type MessageCardProps } from "@atrium/shared-contracts/contract";
import { FeatureFrame, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS, texts } from "../locales/translations.ts";
import { EventCard } from "./event-card.tsx";
import { readEventCard } from "./event-card-data.ts";

/** Renders cards of the kind `calendar.event`. */
export function EventCardView({ shell, card }: MessageCardProps) {
  const event = readEventCard(card.data);
  return (
    <FeatureFrame shell={shell} texts={texts}>
      {event ? <EventCard event={event} /> : <UnreadableCard />}
    </FeatureFrame>
  );
}

function UnreadableCard() {
  const { t } = useTranslation(TEXTS);
  return (
    <Typography variant="body2" color="textSecondary">
      {t("event.unreadable")}
    </Typography>
  );
}

export default defineView<MessageCardProps>(EventCardView);
