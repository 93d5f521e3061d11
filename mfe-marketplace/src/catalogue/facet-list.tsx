import { Box, Button, ButtonBase, Skeleton, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId, useState } from "react";
import { TEXTS } from "../locales/translations.ts";

/** How many values show before the user expands the list. */
const SHORT_LIST = 8;

const ROW_HEIGHT = 32;
const HEADING = { px: 1, pb: 0.5, fontSize: "0.8125rem" };

interface FacetListProps {
  readonly title: string;
  readonly values: readonly { readonly value: string; readonly count: number }[];
  readonly chosen: string | undefined;
  onChoose(value: string | undefined): void;
}

/** One property's values, each with its number of products. One can be selected; clicking it again clears it. */
export function FacetList({ title, values, chosen, onChoose }: FacetListProps) {
  const { t, i18n } = useTranslation(TEXTS);
  const titleId = useId();
  const [all, setAll] = useState(false);
  if (values.length === 0) return null;
  const shown = all ? values : values.filter(({ value }, place) => place < SHORT_LIST || value === chosen);
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h2" sx={HEADING}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0 }}>
        {shown.map(({ value, count }) => (
          <li key={value}>
            <ButtonBase
              aria-pressed={value === chosen}
              onClick={() => onChoose(value === chosen ? undefined : value)}
              sx={{
                width: "100%",
                minHeight: ROW_HEIGHT,
                px: 1,
                gap: 1,
                justifyContent: "space-between",
                fontFamily: "inherit",
                fontSize: "0.875rem",
                textAlign: "start",
                borderRadius: "8px",
                color: value === chosen ? "primary.main" : "text.primary",
                fontWeight: value === chosen ? 600 : 400,
                bgcolor: value === chosen ? "action.selected" : "transparent",
                "&:hover": { bgcolor: "action.hover" },
              }}
            >
              {value}
              <Box
                component="span"
                sx={{ color: "text.secondary", fontSize: "0.75rem", fontVariantNumeric: "tabular-nums" }}
              >
                {count.toLocaleString(i18n.language)}
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
      {values.length > SHORT_LIST && (
        <Button size="small" color="inherit" onClick={() => setAll(!all)} sx={{ mt: 0.5, color: "text.secondary" }}>
          {t(all ? "filters.fewer" : "filters.all", { count: values.length })}
        </Button>
      )}
    </Box>
  );
}

/** Stands where a property's values will be: a short list and the button for the rest. */
export function FacetPlaceholder({ title }: { readonly title: string }) {
  return (
    <Box aria-hidden>
      <Typography variant="subtitle2" component="p" sx={HEADING}>
        {title}
      </Typography>
      {Array.from({ length: SHORT_LIST + 1 }, (_, row) => (
        <Box key={row} sx={{ display: "flex", alignItems: "center", height: ROW_HEIGHT, px: 1 }}>
          <Skeleton width={`${50 + ((row * 17) % 30)}%`} />
        </Box>
      ))}
    </Box>
  );
}
