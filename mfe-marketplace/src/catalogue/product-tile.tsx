import type { Product } from "@atrium/shared-contracts/wire";
import { Box, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import { ProductPicture } from "../picture/product-picture.tsx";
import { leastOrder } from "@atrium/shared-contracts/wire";
import { PriceFrom } from "../price/price-from.tsx";
import { StockNote } from "../stock/stock-note.tsx";
import { TEXTS } from "../locales/translations.ts";
import type { ProductLinkState } from "../visits/visit-source.ts";
import { DETAILS, NAME_LINE_HEIGHT, PICTURE, TILE } from "./tile-shape.ts";

interface ProductTileProps {
  readonly product: Product;
  /** Position in the list, from 0. */
  readonly place: number;
  readonly state: ProductLinkState;
}

/** A product in the catalog. The whole tile links to it. */
export function ProductTile({ product, place, state }: ProductTileProps) {
  const { t, i18n } = useTranslation(TEXTS);
  return (
    <Box
      component="article"
      sx={{
        ...TILE,
        position: "relative",
        transition: "border-color 150ms",
        "&:hover": { borderColor: "text.secondary" },
        "&:focus-within": { borderColor: "primary.main" },
      }}
    >
      <ProductPicture product={product} sx={PICTURE} />
      <Box sx={DETAILS}>
        <Typography variant="caption" noWrap color="textSecondary">
          {product.supplier}
        </Typography>
        <Typography
          component={Link}
          variant="body2"
          to={`/marketplace/products/${encodeURIComponent(product.id)}`}
          state={state}
          data-place={place}
          sx={{
            color: "text.primary",
            fontWeight: 600,
            textDecoration: "none",
            lineHeight: NAME_LINE_HEIGHT,
            "&::after": { content: '""', position: "absolute", inset: 0 },
            "&:focus-visible": { outline: "none" },
            "&:focus-visible::after": {
              outline: "2px solid",
              outlineColor: "primary.main",
              outlineOffset: -2,
              borderRadius: 1,
            },
          }}
        >
          {product.name}
        </Typography>
        <Box sx={{ mt: "auto", pt: 0.5 }}>
          <PriceFrom product={product} />
          <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: 1, mt: 0.25 }}>
            <Typography variant="caption" color="textSecondary">
              {t("product.minimum", {
                count: leastOrder(product),
                formatted: leastOrder(product).toLocaleString(i18n.language),
              })}
            </Typography>
            <StockNote product={product} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
