import { Box, Button } from "@atrium/shared-ui";
import { Checkbox, FormControlLabel } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { ProductPage } from "@atrium/shared-contracts/wire";
import { TEXTS } from "../locales/translations.ts";
import { type CatalogueFilters, NO_FILTERS, narrowingCount } from "./catalogue-filters.ts";
import { FacetList, FacetPlaceholder } from "./facet-list.tsx";

interface FilterPanelProps {
  readonly filters: CatalogueFilters;
  /** Undefined while they load. */
  readonly facets: ProductPage["facets"] | undefined;
  onChange(changes: Partial<CatalogueFilters>): void;
}

/** The catalog's filters. */
export function FilterPanel({ filters, facets, onChange }: FilterPanelProps) {
  const { t } = useTranslation(TEXTS);
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 2.5 }}>
      <FormControlLabel
        control={
          <Checkbox size="small" checked={filters.inStock} onChange={(_event, inStock) => onChange({ inStock })} />
        }
        label={t("filters.inStock")}
        slotProps={{ typography: { variant: "body2" } }}
        sx={{ ml: -0.25 }}
      />
      {facets ? (
        <>
          <FacetList
            title={t("filters.category")}
            values={facets.categories}
            chosen={filters.category}
            onChoose={(category) => onChange({ category })}
          />
          <FacetList
            title={t("filters.supplier")}
            values={facets.suppliers}
            chosen={filters.supplier}
            onChoose={(supplier) => onChange({ supplier })}
          />
        </>
      ) : (
        <>
          <FacetPlaceholder title={t("filters.category")} />
          <FacetPlaceholder title={t("filters.supplier")} />
        </>
      )}
      {narrowingCount(filters) > 0 && (
        <Button
          size="small"
          color="inherit"
          onClick={() => onChange({ ...NO_FILTERS, q: filters.q, sort: filters.sort })}
          sx={{ alignSelf: "flex-start" }}
        >
          {t("filters.clear")}
        </Button>
      )}
    </Box>
  );
}
