import type { MessageCard } from "@atrium/shared-contracts/wire/chat";
import { useShell, Box } from "@atrium/shared-ui";
import type { ComponentType } from "react";

/** Results inside a reply, each rendered by its feature. */
export function MessageCards({ cards }: { readonly cards: readonly MessageCard[] }) {
  const Card = useShell().messageCard as ComponentType<{ readonly card: MessageCard }>;
  if (cards.length === 0) return null;
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 1, mt: 1.5 }}>
      {cards.map((card, index) => (
        <Card key={`${card.kind}:${index}`} card={card} />
      ))}
    </Box>
  );
}
