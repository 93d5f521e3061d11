import { defineView, type MessageCardProps } from "@atrium/shared-contracts";
import { ShellProvider, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS, provideTexts } from "../locales/translations.ts";
import { ProductCard } from "./product-card.tsx";
import { readProductCard } from "./product-card-data.ts";

/** Draws cards of the kind `marketplace.product`. */
export function ProductCardView({ shell, card }: MessageCardProps) {
  provideTexts(shell);
  const { t } = useTranslation(TEXTS);
  const data = readProductCard(card.data);
  return (
    <ShellProvider shell={shell}>
      {data ? (
        <ProductCard card={data} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t("card.unreadable")}
        </Typography>
      )}
    </ShellProvider>
  );
}

export default defineView<MessageCardProps>(ProductCardView);
