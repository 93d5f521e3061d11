import type { Product } from "@atrium/shared-contracts/wire";
import { Box } from "@atrium/shared-ui";
import type { SxProps, Theme } from "@atrium/shared-ui/styles";
import { MotifDrawing } from "./motif.tsx";
import { pictureRecipe } from "./picture-recipe.ts";

interface DrawnPictureProps {
  readonly product: Pick<Product, "category" | "sku">;
  readonly sx?: SxProps<Theme> | undefined;
}

/** A placeholder for a photo, generated from the category and SKU. Purely decorative. */
export function DrawnPicture({ product, sx }: DrawnPictureProps) {
  const recipe = pictureRecipe(product.category, product.sku);
  const { hue } = recipe;
  return (
    <Box
      component="svg"
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable={false}
      sx={[
        { display: "block", width: "100%", "--ground": `hsl(${hue} 40% 94%)`, "--ink": `hsl(${hue} 42% 48%)` },
        (theme) => theme.applyStyles("dark", { "--ground": `hsl(${hue} 22% 14%)`, "--ink": `hsl(${hue} 46% 62%)` }),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <rect width="120" height="90" fill="var(--ground)" />
      <MotifDrawing {...recipe} />
    </Box>
  );
}
