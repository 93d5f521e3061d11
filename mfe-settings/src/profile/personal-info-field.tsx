import { characters } from "@atrium/shared-contracts/wire";
import { boundedText } from "@atrium/shared-ui";
import { TextField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { PERSONAL_INFO_MAX_CHARACTERS } from "./profile-draft.ts";

/** The counter shows when fewer characters than this are left. */
const COUNTED_FROM_LEFT = 200;

interface PersonalInfoFieldProps {
  readonly value: string;
  onChange(text: string): void;
}

export function PersonalInfoField({ value, onChange }: PersonalInfoFieldProps) {
  const { t } = useTranslation(TEXTS);
  const count = characters(value);
  const isNearEnd = count > PERSONAL_INFO_MAX_CHARACTERS - COUNTED_FROM_LEFT;
  return (
    <TextField
      fullWidth
      multiline
      minRows={3}
      maxRows={16}
      label={t("profile.personalInfo")}
      helperText={isNearEnd ? `${count} / ${PERSONAL_INFO_MAX_CHARACTERS}` : t("profile.personalInfoHint")}
      value={value}
      slotProps={{ htmlInput: boundedText(PERSONAL_INFO_MAX_CHARACTERS, onChange) }}
    />
  );
}
