import { MenuItem, rem } from "@atrium/shared-ui";
import { TextField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { PRODUCT_SORTS } from "@atrium/shared-contracts/wire";
import { TEXTS } from "../locales/translations.ts";
import type { ProductSort } from "./catalogue-filters.ts";

/** The catalog's sort order. */
export function SortField({ value, onChange }: { readonly value: ProductSort; onChange(sort: ProductSort): void }) {
  const { t } = useTranslation(TEXTS);
  return (
    <TextField
      select
      label={t("sort.label")}
      value={value}
      onChange={(event) => onChange(event.target.value as ProductSort)}
      sx={{ minWidth: rem(172) }}
    >
      {PRODUCT_SORTS.map((sort) => (
        <MenuItem key={sort} value={sort}>
          {t(`sort.${sort}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
