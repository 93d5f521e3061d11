import { timeZoneName } from "@atrium/shared-contracts/wire";
import { TextField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";

const KNOWN_ZONES = [
  ...new Set(Intl.supportedValuesOf("timeZone").map((zone) => timeZoneName(zone) ?? zone)),
].toSorted();

interface TimeZoneFieldProps {
  /** IANA name, or empty if not set. */
  readonly value: string;
  onChange(zone: string): void;
}

export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const { t } = useTranslation(TEXTS);
  const zones = value === "" || KNOWN_ZONES.includes(value) ? KNOWN_ZONES : [value, ...KNOWN_ZONES];
  return (
    <TextField
      select
      fullWidth
      label={t("profile.timezone")}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t("profile.noTimezone")}</option>
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll("_", " ")}
        </option>
      ))}
    </TextField>
  );
}
