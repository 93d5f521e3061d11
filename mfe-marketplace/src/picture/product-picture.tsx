import type { Product } from "@atrium/shared-contracts";
import { Box } from "@atrium/shared-ui";
import type { SxProps, Theme } from "@atrium/shared-ui/styles";
import { useState } from "react";
import { DrawnPicture } from "./drawn-picture.tsx";

interface ProductPictureProps {
  readonly product: Pick<Product, "category" | "sku" | "images">;
  /** Which of its images; default the first. */
  readonly image?: number;
  /** What the image shows; left out where the product's name stands beside it. */
  readonly alt?: string;
  readonly sx?: SxProps<Theme>;
}

/** An image of a product, fetched when it comes near; a drawn picture in its place where there is none, or it cannot be had. */
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

/** Images on this server: another one would learn who looks at what, and the page's policy keeps it from being asked. */
export const ownImages = ({ images }: Pick<Product, "images">): readonly string[] =>
  images.filter((path) => /^\/(?![/\\])/.test(path));
