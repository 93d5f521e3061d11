import { defineView, type MessageCardProps } from "@atrium/shared-contracts/contract";
import { FeatureFrame, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS, texts } from "../locales/translations.ts";
import { ProductCard } from "./product-card.tsx";
import { readProductCard } from "./product-card-data.ts";

/** Renders cards of the kind `marketplace.product`. */
export function ProductCardView({ shell, card }: MessageCardProps) {
  const data = readProductCard(card.data);
  return (
    <FeatureFrame shell={shell} texts={texts}>
      {data ? <ProductCard card={data} /> : <UnreadableCard />}
    </FeatureFrame>
  );
}

function UnreadableCard() {
  const { t } = useTranslation(TEXTS);
  return (
    <Typography variant="body2" color="textSecondary">
      {t("card.unreadable")}
    </Typography>
  );
}

export default defineView<MessageCardProps>(ProductCardView);
