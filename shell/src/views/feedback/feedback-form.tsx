import { FEEDBACK_MAX_CHARACTERS } from "@atrium/shared-contracts/spec";
import { Alert, Box, Button, DialogActions, DialogContent, boundedText, rem } from "@atrium/shared-ui";
import { TextField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { FeedbackCounter } from "./feedback-counter.tsx";
import { canSubmitFeedback } from "./feedback-state.ts";
import { FeedbackThanks } from "./feedback-thanks.tsx";
import { FeedbackTypes } from "./feedback-types.tsx";
import type { FeedbackFormState } from "./use-feedback-form.ts";

/** Type and text. Typed text survives every failure. */
export function FeedbackForm({ form, onCancel }: { readonly form: FeedbackFormState; onCancel(): void }) {
  const { t } = useTranslation("shell");
  const { state, edit } = form;
  const counterId = useId();
  const busy = state.status === "submitting";
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  if (state.status === "success") return <FeedbackThanks />;
  return (
    <Box component="form" onSubmit={submit} sx={{ display: "contents" }}>
      <DialogContent sx={{ display: "grid", gap: 2, alignContent: "start", pt: `${rem(8)} !important` }}>
        {state.status === "error" && <Alert severity="error">{state.message}</Alert>}
        <FeedbackTypes value={state.type} disabled={busy} onChange={(type) => edit({ type })} />
        <Box>
          <TextField
            label={t("feedback.content")}
            placeholder={t("feedback.placeholder")}
            multiline
            minRows={6}
            maxRows={14}
            fullWidth
            inputRef={box}
            value={state.text}
            slotProps={{
              htmlInput: {
                "aria-describedby": counterId,
                readOnly: busy,
                ...boundedText(FEEDBACK_MAX_CHARACTERS, (text) => edit({ text })),
              },
            }}
          />
          <FeedbackCounter id={counterId} text={state.text} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={onCancel}>
          {t("feedback.cancel")}
        </Button>
        <Button type="submit" variant="contained" disabled={!canSubmitFeedback(state)}>
          {t(busy ? "feedback.submitting" : "feedback.submit")}
        </Button>
      </DialogActions>
    </Box>
  );
}
