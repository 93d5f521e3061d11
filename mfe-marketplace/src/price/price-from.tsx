import type { Product } from "@atrium/shared-contracts/wire";
import { Box, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { moneyText } from "./money.ts";

export const PRICE_SIZE = "1.0625rem";

/** The unit price at the smallest order, and how low it gets for larger quantities. */
export function PriceFrom({ product }: { readonly product: Product }) {
  const { t, i18n } = useTranslation(TEXTS);
  const [first, last] = [product.priceTiers[0], product.priceTiers.at(-1)];
  if (!first || !last) return null;
  const price = (minorUnits: number) => moneyText(minorUnits, product.currency, i18n.language);
  return (
    <Typography variant="body2" component="p">
      <Box component="span" sx={{ fontSize: PRICE_SIZE, fontWeight: 650, letterSpacing: "-0.01em" }}>
        {price(first.unitPrice)}
      </Box>{" "}
      <Box component="span" sx={{ color: "text.secondary", fontSize: "0.75rem", mr: 1 }}>
        {t("price.perUnit", { unit: product.unit })}
      </Box>
      {last.unitPrice < first.unitPrice && (
        <Box
          component="span"
          sx={{ color: "text.secondary", fontSize: "0.75rem", display: "inline-block", whiteSpace: "nowrap" }}
        >
          {t("price.from", { price: price(last.unitPrice) })}
        </Box>
      )}
    </Typography>
  );
}
