import type { Product } from "@atrium/shared-contracts/wire";
import { Box } from "@atrium/shared-ui";
import type { SxProps, Theme } from "@atrium/shared-ui/styles";
import { useState } from "react";
import { DrawnPicture } from "./drawn-picture.tsx";

interface ProductPictureProps {
  readonly product: Pick<Product, "category" | "sku" | "images">;
  /** Index of the image. Defaults to the first. */
  readonly image?: number;
  /** Alt text. Leave out where the product's name is next to the image. */
  readonly alt?: string;
  readonly sx?: SxProps<Theme>;
}

/** A product image, loaded lazily. Falls back to a drawn picture if there's none or it fails to load. */
export function ProductPicture({ product, image = 0, alt = "", sx }: ProductPictureProps) {
  const [failed, setFailed] = useState<string>();
  const source = ownImages(product)[image];
  if (source === undefined || source === failed) return <DrawnPicture product={product} sx={sx} />;
  return (
    <Box
      component="img"
      src={source}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(source)}
      sx={[
        { display: "block", width: "100%", objectFit: "cover", bgcolor: "action.hover" },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}

/** Only images on this server. Another one would learn who looks at what, and the page's security policy blocks it anyway. */
export const ownImages = ({ images }: Pick<Product, "images">): readonly string[] =>
  images.filter((path) => /^\/(?![/\\])/.test(path));
