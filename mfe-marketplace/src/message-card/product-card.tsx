import { Box, CardLink, Skeleton, Typography, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useQuery } from "@atrium/shared-ui/query";
import { productQuery } from "../product/product-api.ts";
import { ProductPicture } from "../picture/product-picture.tsx";
import { leastOrder } from "@atrium/shared-contracts/wire";
import { PriceFrom } from "../price/price-from.tsx";
import { TEXTS } from "../locales/translations.ts";
import type { ProductCardData } from "./product-card-data.ts";

/** A product inside a message, at today's price. The card links to it. */
export function ProductCard({ card }: { readonly card: ProductCardData }) {
  const shell = useShell();
  const { t, i18n } = useTranslation(TEXTS);
  const query = useQuery(productQuery(shell, card.id));
  const product = query.data;
  const name = product?.name ?? card.name ?? t("card.product");
  return (
    <CardLink
      to={`/marketplace/products/${encodeURIComponent(card.id)}`}
      state={{ source: "assistant" }}
      mark={
        <Box sx={{ flex: "none", width: 72 }}>
          {product ? (
            <ProductPicture product={product} sx={{ borderRadius: "8px", height: 64 }} />
          ) : (
            <Skeleton variant="rounded" height={64} animation={query.isPending ? "pulse" : false} />
          )}
        </Box>
      }
    >
      <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      {product && <PriceFrom product={product} />}
      {product && (
        <Typography variant="caption" component="p" noWrap color="textSecondary">
          {t("product.minimum", {
            count: leastOrder(product),
            formatted: leastOrder(product).toLocaleString(i18n.language),
          })}{" "}
          · {product.supplier}
        </Typography>
      )}
      {query.isPending && <Skeleton width="60%" />}
      {query.isError && !product && (
        <Typography variant="caption" component="p" color="textSecondary">
          {t("card.loadFailed")}
        </Typography>
      )}
    </CardLink>
  );
}
