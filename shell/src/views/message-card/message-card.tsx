import type { ShellApi } from "@atrium/shared-contracts";
import { Box, Skeleton } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { FeatureSource } from "../../federation/loading/feature-code.ts";
import { FeatureRegion } from "../../federation/region/feature-region.tsx";

type Card = Parameters<ShellApi["messageCard"]>[0]["card"];

/** Height that a card keeps while its feature arrives, pixels. */
const CARD_HEIGHT_PX = 96;

/** The component behind `ShellApi.messageCard`: draws a card by the feature whose filling lists its kind. */
export function createMessageCard(features: FeatureSource): ShellApi["messageCard"] {
  const drawnBy = new Map(
    features.manifests.flatMap(({ id, slots = [] }) =>
      slots
        .filter(({ slot }) => slot === "message.card")
        .flatMap(({ expose, kinds = [] }) => kinds.map((kind) => [kind, { featureId: id, expose }] as const)),
    ),
  );
  return function MessageCardRegion({ card }) {
    const drawing = drawnBy.get(card.kind);
    if (!drawing) return <PlainCard card={card} />;
    return (
      <FeatureRegion
        key={drawing.featureId}
        {...drawing}
        compact
        props={{ card }}
        loading={<Skeleton variant="rounded" height={CARD_HEIGHT_PX} />}
        failed={<PlainCard card={card} />}
      />
    );
  };
}

function PlainCard({ card }: { readonly card: Card }) {
  const { t } = useTranslation("shell");
  return (
    <Box sx={{ px: 2, py: 1.5, border: 1, borderColor: "divider", borderRadius: 1, color: "text.secondary" }}>
      {t("feature.cardUnavailable", { kind: card.kind })}
    </Box>
  );
}
