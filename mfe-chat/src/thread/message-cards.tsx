import type { MessageCard } from "@atrium/shared-contracts/wire";
import { Stack, useShell } from "@atrium/shared-ui";
import type { ComponentType } from "react";

/** Results inside a reply, each rendered by its feature. */
export function MessageCards({ cards }: { readonly cards: readonly MessageCard[] }) {
  const Card = useShell().messageCard as ComponentType<{ readonly card: MessageCard }>;
  if (cards.length === 0) return null;
  return (
    <Stack sx={{ gap: 1, mt: 1.5 }}>
      {cards.map((card, index) => (
        <Card key={`${card.kind}:${index}`} card={card} />
      ))}
    </Stack>
  );
}
