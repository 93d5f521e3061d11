import type { PriceTier, Product } from "@atrium/shared-contracts/wire";
import { Box } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { moneyText } from "../price/money.ts";
import { TEXTS } from "../locales/translations.ts";

interface TierTableProps {
  readonly product: Product;
  /** The tier the current quantity reaches. */
  readonly active: PriceTier | undefined;
}

/** Prices by quantity, with the active tier highlighted. */
export function TierTable({ product, active }: TierTableProps) {
  const { t, i18n } = useTranslation(TEXTS);
  const first = product.priceTiers[0]?.unitPrice ?? 0;
  const cell = { py: 0.75, px: { xs: 0.75, sm: 1.5 }, textAlign: "end", fontVariantNumeric: "tabular-nums" } as const;
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Box component="table" sx={{ width: "100%", borderCollapse: "collapse", fontSize: "0.875rem" }}>
        <Box component="caption" sx={{ textAlign: "start", pb: 0.5, fontWeight: 600 }}>
          {t("tiers.caption")}
        </Box>
        <thead>
          <Box component="tr" sx={{ color: "text.secondary", fontSize: "0.75rem", "& th": { fontWeight: 550 } }}>
            <Box component="th" scope="col" sx={{ ...cell, textAlign: "start" }}>
              {t("tiers.quantity")}
            </Box>
            <Box component="th" scope="col" sx={cell}>
              {t("tiers.unitPrice", { unit: product.unit })}
            </Box>
            <Box component="th" scope="col" sx={cell}>
              {t("tiers.saving")}
            </Box>
          </Box>
        </thead>
        <tbody>
          {product.priceTiers.map((tier) => (
            <Box
              component="tr"
              key={tier.from}
              aria-current={tier === active}
              sx={{
                borderTop: 1,
                borderColor: "divider",
                fontWeight: tier === active ? 600 : 400,
                bgcolor: tier === active ? "action.selected" : "transparent",
              }}
            >
              <Box component="td" sx={{ ...cell, textAlign: "start" }}>
                {t("tiers.from", { quantity: tier.from.toLocaleString(i18n.language) })}
              </Box>
              <Box component="td" sx={cell}>
                {moneyText(tier.unitPrice, product.currency, i18n.language)}
              </Box>
              <Box component="td" sx={{ ...cell, color: "text.secondary" }}>
                {tier.unitPrice < first
                  ? (1 - tier.unitPrice / first).toLocaleString(i18n.language, {
                      style: "percent",
                      maximumFractionDigits: 0,
                    })
                  : "–"}
              </Box>
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
