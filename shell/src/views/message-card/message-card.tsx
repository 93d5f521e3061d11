import type { MessageCardProps } from "@atrium/shared-contracts/contract";
import { Box } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { ReactNode } from "react";
import { Slot } from "../../slots/slot.tsx";
import { CardSkeleton } from "./card-skeleton.tsx";

type Card = Pick<MessageCardProps, "card">;

/** The component behind `ShellApi.messageCard`: renders a card with the feature whose filling lists its kind. */
export function MessageCard({ card, instead }: Card & { readonly instead?: unknown }) {
  const plain = (instead as ReactNode) ?? <PlainCard card={card} />;
  return (
    <Slot
      name="message.card"
      props={{ card }}
      where={({ kinds = [] }) => kinds.includes(card.kind)}
      most={1}
      renderLoading={({ shape }) => <CardSkeleton shape={shape} data={card.data} />}
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
