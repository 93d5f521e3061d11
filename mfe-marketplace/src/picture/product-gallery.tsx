import type { Product } from "@atrium/shared-contracts/wire";
import { Box, ButtonBase } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { ProductPicture, ownImages } from "./product-picture.tsx";

/** A product's images: one large, with thumbnails below if there are several. */
export function ProductGallery({ product }: { readonly product: Product }) {
  const { t } = useTranslation(TEXTS);
  const [shown, setShown] = useState(0);
  const images = ownImages(product);
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <ProductPicture
        product={product}
        image={shown}
        alt={product.name}
        sx={{ borderRadius: 1, aspectRatio: { xs: "16 / 9", md: "4 / 3" } }}
      />
      {images.length > 1 && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          {images.map((image, index) => (
            <ButtonBase
              key={image}
              aria-label={t("product.image", { number: index + 1, total: images.length })}
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
              sx={{
                width: 64,
                height: 48,
                borderRadius: "8px",
                overflow: "hidden",
                outline: index === shown ? "2px solid" : "none",
                outlineColor: "primary.main",
              }}
            >
              <ProductPicture product={product} image={index} sx={{ height: "100%" }} />
            </ButtonBase>
          ))}
        </Box>
      )}
    </Box>
  );
}
