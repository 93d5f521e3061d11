import type { MessageCardProps } from "@atrium/shared-contracts/contract";
import { Typography, defineFeatureView } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS, texts } from "../locales/translations.ts";
import { ProductCard } from "./product-card.tsx";
import { readProductCard } from "./product-card-data.ts";

/** Renders cards of the kind `marketplace.product`. */
function ProductCardView({ card }: Pick<MessageCardProps, "card">) {
  const data = readProductCard(card.data);
  return data ? <ProductCard card={data} /> : <UnreadableCard />;
}

function UnreadableCard() {
  const { t } = useTranslation(TEXTS);
  return (
    <Typography variant="body2" color="textSecondary">
      {t("card.unreadable")}
    </Typography>
  );
}

export default defineFeatureView<MessageCardProps>(texts, ProductCardView);
