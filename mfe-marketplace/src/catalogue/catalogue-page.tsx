import {
  Box,
  LoadFailed,
  Button,
  Drawer,
  EmptyState,
  Icon,
  IconButton,
  PageHeader,
  useMediaQuery,
  useObservable,
  useShell,
  rem,
} from "@atrium/shared-ui";
import { Badge } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useInfiniteQuery } from "@atrium/shared-ui/query";
import { Link } from "@atrium/shared-ui/router";
import { useTheme } from "@atrium/shared-ui/styles";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { catalogueQuery } from "./catalogue-api.ts";
import { NO_FILTERS, narrowingCount } from "./catalogue-filters.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { SearchField } from "./search-field.tsx";
import { SortField } from "./sort-field.tsx";
import { useKeptScroll } from "../scroll/use-kept-scroll.ts";
import { useCatalogueFilters } from "./use-catalogue-filters.ts";

/** Keeps the place of the number of products until that's known. */
const BLANK = "\u00A0";
const NO_FACETS = { categories: [], suppliers: [] };

/** The wholesale catalog: search, filters and results. */
export function CataloguePage() {
  const shell = useShell();
  const { t, i18n } = useTranslation(TEXTS);
  const wide = useMediaQuery(useTheme().breakpoints.up("lg"));
  const [drawer, setDrawer] = useState(false);
  const language = useObservable(shell.language$);
  const { filters, wantsSearch, change } = useCatalogueFilters();
  const searchField = useRef<HTMLInputElement>(null);
  const focusSearch = useEffectEvent(() => {
    searchField.current?.focus();
    change({}, { replace: true });
  });
  useEffect(() => {
    if (wantsSearch) focusSearch();
  }, [wantsSearch]);
  const query = useInfiniteQuery(catalogueQuery(shell, filters, language));
  const scroller = useKeptScroll(query.isSuccess && !query.isPlaceholderData);
  const [newest] = query.data?.pages ?? [];
  const narrowed = filters.q !== "" || narrowingCount(filters) > 0;
  const facets = newest?.facets ?? (query.isPending ? undefined : NO_FACETS);
  const panel = <FilterPanel filters={filters} facets={facets} onChange={change} />;
  return (
    <Box ref={scroller} sx={{ height: "100%", overflowY: "auto" }}>
      <PageHeader
        title={t("title")}
        subtitle={
          newest ? t("count", { count: newest.total, formatted: newest.total.toLocaleString(i18n.language) }) : BLANK
        }
        actions={
          <Button
            component={Link}
            to="/marketplace/visits"
            color="inherit"
            startIcon={<Icon name="history" size={16} />}
          >
            {t("visits.link")}
          </Button>
        }
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: rem(12), px: { xs: 2, md: 4 }, pb: 2 }}>
        <SearchField field={searchField} value={filters.q} onSearch={(q) => change({ q }, { replace: true })} />
        <SortField value={filters.sort} onChange={(sort) => change({ sort })} />
        {!wide && (
          <Badge badgeContent={narrowingCount(filters)} color="primary">
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Icon name="filter" size={16} />}
              onClick={() => setDrawer(true)}
              sx={{ height: rem(40), borderColor: "divider" }}
            >
              {t("filters.title")}
            </Button>
          </Badge>
        )}
      </Box>
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 4, px: { xs: 2, md: 4 }, pb: 4 }}>
        {wide && (
          <Box component="aside" aria-label={t("filters.title")} sx={{ flex: "none", width: 216, ml: -1 }}>
            {panel}
          </Box>
        )}
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          {query.isError && (
            <LoadFailed sx={{ mb: 2 }} retry={t("retry")} onRetry={() => void query.refetch()}>
              {t("loadFailed")} {query.error.message}
            </LoadFailed>
          )}
          {newest?.total === 0 ? (
            <EmptyState
              icon="store"
              title={t(narrowed ? "empty.noMatch" : "empty.title")}
              action={narrowed && <Button onClick={() => change(NO_FILTERS)}>{t("empty.clear")}</Button>}
            >
              {t(narrowed ? "empty.noMatchHint" : "empty.hint")}
            </EmptyState>
          ) : (
            !(query.isError && !query.data) && <ProductGrid query={query} searching={filters.q !== ""} />
          )}
        </Box>
      </Box>
      <Drawer
        anchor="right"
        open={drawer && !wide}
        onClose={() => setDrawer(false)}
        slotProps={{ paper: { sx: { width: 320, maxWidth: "100%", p: 2 }, "aria-label": t("filters.title") } }}
      >
        <Box sx={{ display: "flex", justifyContent: "flex-end" }}>
          <IconButton aria-label={t("close")} onClick={() => setDrawer(false)}>
            <Icon name="close" />
          </IconButton>
        </Box>
        {panel}
      </Drawer>
    </Box>
  );
}
