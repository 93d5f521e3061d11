import { MenuItem } from "@atrium/shared-ui";
import { TextField } from "@atrium/shared-ui/extra";
import { type TFunction, useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { REMINDER_CHOICES, choiceOfReminders, reminderUnit } from "./reminder-choice.ts";

interface ReminderFieldProps {
  /** Minutes before the start. */
  readonly value: readonly number[];
  readonly given: readonly number[];
  onChange(reminders: readonly number[]): void;
}

/** When to remind the user of the event. */
export function ReminderField({ value, given, onChange }: ReminderFieldProps) {
  const { t, i18n } = useTranslation(TEXTS);
  const hasOwn = choiceOfReminders(given) === "own";
  return (
    <TextField
      select
      fullWidth
      label={t("editor.reminder")}
      value={choiceOfReminders(value)}
      onChange={({ target }) => {
        const minutes = REMINDER_CHOICES.find((each) => String(each) === target.value);
        onChange(minutes === undefined ? (target.value === "own" ? given : []) : [minutes]);
      }}
    >
      <MenuItem value="none">{t("reminder.none")}</MenuItem>
      {REMINDER_CHOICES.map((minutes) => (
        <MenuItem key={minutes} value={String(minutes)}>
          {reminderText(minutes, t)}
        </MenuItem>
      ))}
      {hasOwn && (
        <MenuItem value="own">
          {new Intl.ListFormat(i18n.language).format(given.map((minutes) => reminderText(minutes, t)))}
        </MenuItem>
      )}
    </TextField>
  );
}

function reminderText(minutes: number, t: TFunction): string {
  if (minutes === 0) return t("reminder.atStart");
  const { unit, count } = reminderUnit(minutes);
  return t(`reminder.${unit}`, { count });
}
