import { Box, rem } from "@atrium/shared-ui";
import { FormHelperText, TextField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId } from "react";
import { TEXTS } from "../locales/translations.ts";
import type { EventDraft } from "./event-draft.ts";

interface MomentFieldsProps {
  readonly edge: "start" | "end";
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. Undefined for an all-day event. */
  readonly time: string | undefined;
  readonly problem: string | undefined;
  onFocus?(): void;
  onChange(date: string, time: string | undefined): void;
}

/** When an event starts or ends: a date and, unless it's all-day, a time. */
export function MomentFields({ edge, date, time, problem, onFocus, onChange }: MomentFieldsProps) {
  const { t } = useTranslation(TEXTS);
  const problemId = useId();
  const common = {
    error: Boolean(problem),
    slotProps: {
      inputLabel: { shrink: true },
      htmlInput: { max: "2100-12-31", ...(problem ? { "aria-describedby": problemId } : {}) },
    },
  };
  return (
    <Box {...(onFocus ? { onFocus } : {})}>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: time === undefined ? "1fr" : "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
          gap: rem(12),
        }}
      >
        <TextField
          {...common}
          type="date"
          name={`${edge}Date` satisfies keyof EventDraft}
          label={t(`editor.${edge}Date`)}
          value={date}
          onChange={(event) => onChange(event.target.value, time)}
        />
        {time !== undefined && (
          <TextField
            {...common}
            type="time"
            name={`${edge}Time` satisfies keyof EventDraft}
            label={t(`editor.${edge}Time`)}
            value={time}
            onChange={(event) => onChange(date, event.target.value)}
          />
        )}
      </Box>
      {problem && (
        <FormHelperText id={problemId} error>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}
