import type { Product } from "@atrium/shared-contracts/wire";
import { Box, Typography, useViewerZone } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { ReactNode } from "react";
import { TEXTS } from "../locales/translations.ts";
import { StockNote } from "../stock/stock-note.tsx";

/** A vertical list of a product's details. */
export function ProductFacts({ product }: { readonly product: Product }) {
  const { t, i18n } = useTranslation(TEXTS);
  const number = (value: number) => value.toLocaleString(i18n.language);
  const timeZone = useViewerZone();
  const updated = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeZone }).format(
    new Date(product.updatedAt),
  );
  const facts = [
    { name: t("facts.minimum"), value: number(product.minimumOrderQuantity) },
    { name: t("facts.casePack"), value: number(product.casePack) },
    { name: t("facts.unit"), value: product.unit },
    { name: t("facts.supplier"), value: product.supplier },
    { name: t("facts.updated"), value: updated },
  ];
  return (
    <Box component="section">
      <Typography variant="h4" component="h2" gutterBottom>
        {t("facts.title")}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: "grid", gridTemplateColumns: "auto 1fr", fontSize: "0.875rem" }}>
        <Fact name={t("facts.stock")}>
          <Box component="span" sx={{ display: "inline-flex", gap: 1.5 }}>
            {number(product.stock)} <StockNote product={product} />
          </Box>
        </Fact>
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Box>
    </Box>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const line = { py: 0.75, m: 0, borderTop: 1, borderColor: "divider" };
  return (
    <>
      <Box component="dt" sx={{ ...line, pr: 4, color: "text.secondary" }}>
        {name}
      </Box>
      <Box component="dd" sx={line}>
        {children}
      </Box>
    </>
  );
}
