import { Box, Button } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { useInfiniteQuery } from "@atrium/shared-ui/query";
import type { InfiniteData } from "@atrium/shared-ui/query";
import type { ProductPage } from "@atrium/shared-contracts/wire";
import { useLocation } from "@atrium/shared-ui/router";
import { useLayoutEffect, useRef } from "react";
import { TEXTS } from "../locales/translations.ts";
import { ProductTile } from "./product-tile.tsx";
import { TilePlaceholder } from "./tile-placeholder.tsx";

type CatalogueResult = ReturnType<typeof useInfiniteQuery<ProductPage, Error, InfiniteData<ProductPage>>>;

interface ProductGridProps {
  readonly query: CatalogueResult;
  /** Whether there's a search query. Product visits record it as their source. */
  readonly searching: boolean;
}

const COLUMNS = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: {
    xs: "repeat(auto-fill, minmax(min(100%, max(9rem, 50% - 1rem)), 1fr))",
    sm: "repeat(auto-fill, minmax(min(100%, 13rem), 1fr))",
  },
};

/** The products loaded so far, and a button for more. After loading more, focus moves to the first new one. */
export function ProductGrid({ query, searching }: ProductGridProps) {
  const { t } = useTranslation(TEXTS);
  const { search } = useLocation();
  const grid = useRef<HTMLDivElement>(null);
  const focusPlace = useRef<number>(undefined);
  const products = query.data?.pages.flatMap((page) => page.products) ?? [];

  useLayoutEffect(() => {
    const place = focusPlace.current;
    if (place === undefined || products.length <= place) return;
    focusPlace.current = undefined;
    grid.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
  }, [products.length]);

  if (query.isPending) {
    return (
      <Box aria-busy aria-label={t("loading")} sx={COLUMNS}>
        {Array.from({ length: 8 }, (_, index) => (
          <TilePlaceholder key={index} />
        ))}
      </Box>
    );
  }
  const more = () => {
    focusPlace.current = products.length;
    void query.fetchNextPage();
  };
  return (
    <>
      <Box ref={grid} sx={{ ...COLUMNS, opacity: query.isPlaceholderData ? 0.6 : 1, transition: "opacity 150ms" }}>
        {products.map((product, place) => (
          <ProductTile
            key={product.id}
            product={product}
            place={place}
            state={{ source: searching ? "search" : "list", list: search }}
          />
        ))}
      </Box>
      {query.hasNextPage && (
        <Box sx={{ display: "flex", justifyContent: "center", pt: 3 }}>
          <Button
            variant="outlined"
            color="inherit"
            onClick={more}
            loading={query.isFetchingNextPage}
            sx={{ borderColor: "divider" }}
          >
            {t("loadMore")}
          </Button>
        </Box>
      )}
    </>
  );
}
