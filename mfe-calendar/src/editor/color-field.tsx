import { Box, rem } from "@atrium/shared-ui";
import { FormControl, FormLabel, Radio, RadioGroup } from "@atrium/shared-ui/extra";
import { EVENT_COLORS } from "@atrium/shared-contracts/wire";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId } from "react";
import { TEXTS } from "../locales/translations.ts";
import { type EventColor, inkOf } from "../event/event-colors.ts";

/** An event's color, as a row of swatches. Each has an accessible name. */
export function ColorField({ value, onChange }: { readonly value: EventColor; onChange(color: EventColor): void }) {
  const { t } = useTranslation(TEXTS);
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ fontSize: "0.8125rem" }}>
        {t("editor.color")}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, color) => onChange(color as EventColor)}
        sx={{ gap: 0.5, ml: -0.75 }}
      >
        {EVENT_COLORS.map((color) => (
          <Radio
            key={color}
            value={color}
            size="small"
            slotProps={{ input: { "aria-label": t(`color.${color}`), title: t(`color.${color}`) } }}
            icon={<Swatch color={color} />}
            checkedIcon={<Swatch color={color} checked />}
            sx={{ p: 0.75 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function Swatch({ color, checked = false }: { readonly color: EventColor; readonly checked?: boolean }) {
  return (
    <Box
      component="span"
      sx={[
        inkOf(color),
        {
          width: rem(20),
          height: rem(20),
          borderRadius: "50%",
          bgcolor: "var(--dot)",
          boxShadow: checked ? "0 0 0 2px var(--mui-palette-background-paper), 0 0 0 4px var(--dot)" : "none",
        },
      ]}
    />
  );
}
