import type { Product } from "@atrium/shared-contracts/wire";
import { Typography } from "@atrium/shared-ui";
import { Breadcrumbs, TextLink } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import type { WayBack } from "./use-way-back.ts";
import { TEXTS } from "../locales/translations.ts";

/** Breadcrumbs: the list as the user left it, the category, the product. */
export function ProductTrail({ back, product }: { readonly back: WayBack; readonly product: Product | undefined }) {
  const { t } = useTranslation(TEXTS);
  return (
    <Breadcrumbs
      aria-label={t("product.trail")}
      sx={{
        mb: 2,
        fontSize: "0.8125rem",
        "& li": { minWidth: 0 },
      }}
    >
      <TextLink component={Link} {...back} underline="hover" color="textSecondary">
        {t("title")}
      </TextLink>
      {product && (
        <TextLink
          component={Link}
          to={`/marketplace?${new URLSearchParams({ category: product.category })}`}
          underline="hover"
          color="textSecondary"
        >
          {product.category}
        </TextLink>
      )}
      {product && (
        <Typography aria-current="page" sx={{ fontSize: "0.8125rem" }}>
          {product.name}
        </Typography>
      )}
    </Breadcrumbs>
  );
}
