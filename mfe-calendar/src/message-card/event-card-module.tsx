import type { MessageCardProps } from "@atrium/shared-contracts/contract";
import { Typography, defineFeatureView } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS, texts } from "../locales/translations.ts";
import { EventCard } from "./event-card.tsx";
import { readEventCard } from "./event-card-data.ts";

/** Renders cards of the kind `calendar.event`. */
function EventCardView({ card }: Pick<MessageCardProps, "card">) {
  const event = readEventCard(card.data);
  return event ? <EventCard event={event} /> : <UnreadableCard />;
}

function UnreadableCard() {
  const { t } = useTranslation(TEXTS);
  return (
    <Typography variant="body2" color="textSecondary">
      {t("event.unreadable")}
    </Typography>
  );
}

export default defineFeatureView<MessageCardProps>(texts, EventCardView);
