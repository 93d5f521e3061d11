import type { Product } from "@atrium/shared-contracts/wire";
import { Box, Typography, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { leastOrder, mostOrder } from "@atrium/shared-contracts/wire";
import { TEXTS } from "../locales/translations.ts";

/** A product's stock relative to its smallest order. */
export type StockLevel = "out" | "low" | "in";

/** "low" means fewer than four smallest orders are left. */
export function stockLevel(
  product: Pick<Product, "priceTiers" | "stock" | "casePack" | "minimumOrderQuantity">,
): StockLevel {
  const [least, most] = [leastOrder(product), mostOrder(product)];
  if (most < least) return "out";
  return most < least * 4 ? "low" : "in";
}

const COLORS: Record<StockLevel, string> = { out: "text.secondary", low: "warning.main", in: "success.main" };

/** Shows availability in words and color. */
export function StockNote({ product }: { readonly product: Product }) {
  const { t } = useTranslation(TEXTS);
  const level = stockLevel(product);
  return (
    <Typography
      variant="caption"
      component="span"
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.75, whiteSpace: "nowrap" }}
    >
      <Box component="span" sx={{ width: rem(6), height: rem(6), borderRadius: "50%", bgcolor: COLORS[level] }} />
      {t(`stock.${level}`)}
    </Typography>
  );
}
