import { FormControl } from "@atrium/shared-ui";
import { InputLabel, NativeSelect } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId } from "react";
import { TEXTS } from "../translations.ts";

const KNOWN_ZONES = Intl.supportedValuesOf("timeZone");

interface TimeZoneFieldProps {
  /** IANA name; empty: not given. */
  readonly value: string;
  onChange(zone: string): void;
}

export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const { t } = useTranslation(TEXTS);
  const id = useId();
  const zones = value === "" || KNOWN_ZONES.includes(value) ? KNOWN_ZONES : [value, ...KNOWN_ZONES];
  return (
    <FormControl fullWidth size="small" variant="standard">
      <InputLabel htmlFor={id} shrink>
        {t("profile.timezone")}
      </InputLabel>
      <NativeSelect value={value} inputProps={{ id }} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t("profile.noTimezone")}</option>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll("_", " ")}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
