import type { MessageCardProps } from "@atrium/shared-contracts/contract";
import { Box, Skeleton } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Slot } from "../../slots/slot.tsx";

type Card = Pick<MessageCardProps, "card">;

/** Height reserved for a card while its feature loads, in pixels. */
const CARD_HEIGHT_PX = 96;

/** The component behind `ShellApi.messageCard`: renders a card with the feature whose filling lists its kind. */
export function MessageCard({ card }: Card) {
  const plain = <PlainCard card={card} />;
  return (
    <Slot
      name="message.card"
      props={{ card }}
      where={({ kinds = [] }) => kinds.includes(card.kind)}
      most={1}
      loading={<Skeleton variant="rounded" height={CARD_HEIGHT_PX} />}
      failed={plain}
      empty={plain}
    />
  );
}

function PlainCard({ card }: Card) {
  const { t } = useTranslation("shell");
  return (
    <Box sx={{ px: 2, py: 1.5, border: 1, borderColor: "divider", borderRadius: 1, color: "text.secondary" }}>
      {t("feature.cardUnavailable", { kind: card.kind })}
    </Box>
  );
}
