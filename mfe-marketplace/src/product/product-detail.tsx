import type { Product } from "@atrium/shared-contracts/wire";
import { Box, Typography } from "@atrium/shared-ui";
import { Rating, Chip } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { ProductGallery } from "../picture/product-gallery.tsx";
import { TEXTS } from "../locales/translations.ts";
import { useVisit } from "../visits/use-visit.ts";
import type { VisitSource } from "../visits/visit-source.ts";
import { OrderQuantity } from "./order-quantity.tsx";
import { ProductFacts } from "./product-facts.tsx";

/** A product's details, with the price for a quantity. Showing it logs a visit. */
export function ProductDetail({ product, source }: { readonly product: Product; readonly source: VisitSource }) {
  const { t, i18n } = useTranslation(TEXTS);
  useVisit(product.id, source);
  const { rating } = product;
  return (
    <Box
      component="article"
      sx={{
        display: "grid",
        columnGap: 5,
        rowGap: 3,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 6fr)" },
      }}
    >
      <ProductGallery product={product} />
      <Box sx={{ display: "flex", flexDirection: "column", gap: 2.5 }}>
        <Box>
          <Typography variant="h1" sx={{ fontSize: { xs: "1.375rem", md: "1.75rem" } }}>
            {product.name}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {t("product.by", { supplier: product.supplier })} · {product.sku}
          </Typography>
          {rating !== null && (
            <Box sx={{ display: "flex", alignItems: "center", gap: 1, mt: 1 }}>
              <Rating
                value={rating}
                precision={0.1}
                readOnly
                size="small"
                getLabelText={() => t("product.rating", { rating: rating.toLocaleString(i18n.language) })}
              />
              <Typography variant="caption" aria-hidden color="textSecondary">
                {rating.toLocaleString(i18n.language, { minimumFractionDigits: 1 })}
              </Typography>
            </Box>
          )}
        </Box>
        <OrderQuantity product={product} />
      </Box>
      <Box>
        <Typography variant="h4" component="h2" gutterBottom>
          {t("product.description")}
        </Typography>
        <Typography sx={{ whiteSpace: "pre-line", maxWidth: "68ch" }}>{product.description}</Typography>
        <Chip size="small" label={product.category} sx={{ mt: 2 }} />
      </Box>
      <ProductFacts product={product} />
    </Box>
  );
}
