import { defineView, type MessageCardProps } from "@atrium/shared-contracts";
import { ShellProvider, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS, provideTexts } from "../locales/translations.ts";
import { EventCard } from "./event-card.tsx";
import { readEventCard } from "./event-card-data.ts";

/** Draws cards of the kind `calendar.event`. */
export function EventCardView({ shell, card }: MessageCardProps) {
  provideTexts(shell);
  const { t } = useTranslation(TEXTS);
  const event = readEventCard(card.data);
  return (
    <ShellProvider shell={shell}>
      {event ? (
        <EventCard event={event} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t("event.unreadable")}
        </Typography>
      )}
    </ShellProvider>
  );
}

export default defineView<MessageCardProps>(EventCardView);
