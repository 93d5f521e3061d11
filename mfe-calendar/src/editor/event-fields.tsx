import { Box, MenuItem, Typography, rem } from "@atrium/shared-ui";
import { FormControlLabel, Switch, TextField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useRef } from "react";
import { TEXTS } from "../locales/translations.ts";
import { ColorField } from "./color-field.tsx";
import { type DraftProblem, type DraftZones, type EventDraft, withAllDay, withStart } from "./event-draft.ts";
import { RECURRENCE_CHOICES, choiceOfRule, ruleOfChoice } from "./recurrence-rule.ts";
import { recurrenceText } from "./recurrence-text.ts";
import { ReminderField } from "./reminder-field.tsx";
import { MomentFields } from "./moment-fields.tsx";

interface EventFieldsProps {
  readonly draft: EventDraft;
  readonly zones: DraftZones;
  readonly problems: readonly DraftProblem[];
  /** The event's original rule. It stays available even if it isn't one of the choices. */
  readonly givenRule: string | null;
  /** The event's original reminders. They stay available even if they aren't one of the choices. */
  readonly givenReminders: readonly number[];
  onChange(draft: EventDraft): void;
}

/** The fields of the event form. */
export function EventFields({ draft, zones, problems, givenRule, givenReminders, onChange }: EventFieldsProps) {
  const { t, i18n } = useTranslation(TEXTS);
  const set = (change: Partial<EventDraft>) => onChange({ ...draft, ...change });
  const problem = (...names: DraftProblem[]) => {
    const found = names.find((name) => problems.includes(name));
    return found && t(`problem.${found}`);
  };
  const ruleChoice = choiceOfRule(draft.rule);
  const custom = givenRule !== null && choiceOfRule(givenRule) === "custom" ? givenRule : undefined;
  const titleProblem = problem("title_missing");
  // While someone types, the year 2026 is 2, 20 and 202, which says nothing about the length they had.
  const beforeStart = useRef(draft);
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: rem(16), pt: rem(8) }}>
      <TextField
        name={"title" satisfies keyof EventDraft}
        autoComplete="off"
        label={t("editor.title")}
        value={draft.title}
        onChange={(event) => set({ title: event.target.value })}
        error={Boolean(titleProblem)}
        helperText={titleProblem}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        autoFocus
        required
        fullWidth
      />
      <Box sx={{ display: "flex", flexDirection: "column", gap: rem(12) }}>
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={draft.allDay}
              onChange={(_event, allDay) => onChange(withAllDay(draft, allDay))}
            />
          }
          label={t("editor.allDay")}
          sx={{ ml: -0.5, gap: 0.5, alignSelf: "flex-start" }}
        />
        <MomentFields
          edge="start"
          date={draft.startDate}
          time={draft.allDay ? undefined : draft.startTime}
          problem={problem("start_missing")}
          onFocus={() => (beforeStart.current = draft)}
          onChange={(date, time) =>
            set(withStart(beforeStart.current, { startDate: date, startTime: time ?? draft.startTime }))
          }
        />
        <MomentFields
          edge="end"
          date={draft.endDate}
          time={draft.allDay ? undefined : draft.endTime}
          problem={problem("end_missing", "end_before_start")}
          onChange={(date, time) => set({ endDate: date, endTime: time ?? draft.endTime })}
        />
        {!draft.allDay && (
          <Typography variant="caption" color="textSecondary">
            {t("editor.zone", { zone: zones.viewer.replaceAll("_", " ") })}
          </Typography>
        )}
      </Box>
      <TextField
        select
        label={t("editor.repeat")}
        value={ruleChoice}
        onChange={({ target: { value } }) => {
          const choice = RECURRENCE_CHOICES.find((each) => each === value);
          set({ rule: choice ? ruleOfChoice(choice) : (custom ?? null) });
        }}
        fullWidth
      >
        {RECURRENCE_CHOICES.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {t(`recurrence.${choice}`)}
          </MenuItem>
        ))}
        {custom && <MenuItem value="custom">{recurrenceText(custom, t, i18n.language)}</MenuItem>}
      </TextField>
      <ReminderField value={draft.reminders} given={givenReminders} onChange={(reminders) => set({ reminders })} />
      <TextField
        label={t("editor.location")}
        value={draft.location}
        onChange={(event) => set({ location: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        fullWidth
      />
      <TextField
        label={t("editor.description")}
        value={draft.description}
        onChange={(event) => set({ description: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 5_000 } }}
        multiline
        minRows={2}
        maxRows={8}
        fullWidth
      />
      <ColorField value={draft.color} onChange={(color) => set({ color })} />
    </Box>
  );
}
