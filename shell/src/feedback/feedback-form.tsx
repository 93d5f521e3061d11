import { FEEDBACK_AUTO_CLOSE_MS, FEEDBACK_MAX_CHARACTERS } from "@atrium/shared-contracts";
import { characters } from "@atrium/shared-contracts/wire";
import { Alert, Box, Button, DialogActions, DialogContent, TextField, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type FormEvent, useEffect, useId, useState } from "react";
import { useHost } from "../host/host-context.tsx";
import { CLEARED, type FeedbackState, canSubmitFeedback, clampText, counterColor } from "./feedback-state.ts";
import { FeedbackTypes } from "./feedback-types.tsx";
import { FeedbackRefused, submitFeedback } from "./submit-feedback.ts";

/** The content of the dialog, mounted anew each time that it opens. */
export function FeedbackForm({ onClose }: { onClose(): void }) {
  const { t } = useTranslation("shell");
  const { http, auth } = useHost();
  const [state, setState] = useState<FeedbackState>(CLEARED);
  const counterId = useId();

  useEffect(() => {
    if (state.status !== "success") return;
    const timer = setTimeout(onClose, FEEDBACK_AUTO_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [state.status, onClose]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSubmitFeedback(state)) return;
    const { type, text } = state;
    setState({ status: "submitting", type, text });
    try {
      await submitFeedback(http, auth.token(), { type, content: text.trim() });
      setState({ status: "success", type, text });
    } catch (error) {
      const message = error instanceof FeedbackRefused ? error.message : t("feedback.failed");
      setState({ status: "error", type, text, message });
    }
  };
  const edit = (change: Partial<Pick<FeedbackState, "type" | "text">>) =>
    setState(({ type, text }) => ({ status: "editing", type, text, ...change }));
  const count = characters(state.text);
  const busy = state.status === "submitting";

  if (state.status === "success") {
    return (
      <DialogContent>
        <Alert severity="success" role="status">
          {t("feedback.thanks")}
        </Alert>
      </DialogContent>
    );
  }
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: "contents" }}>
      <DialogContent sx={{ display: "grid", gap: 2, alignContent: "start" }}>
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
            autoFocus
            disabled={busy}
            value={state.text}
            onChange={(event) => edit({ text: clampText(event.target.value) })}
            slotProps={{ htmlInput: { "aria-describedby": counterId } }}
          />
          <Typography
            id={counterId}
            variant="caption"
            component="p"
            color={counterColor(count)}
            sx={{ mt: 0.5, textAlign: "end", fontVariantNumeric: "tabular-nums" }}
          >
            {`${count} / ${FEEDBACK_MAX_CHARACTERS}`}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {t("feedback.cancel")}
        </Button>
        <Button type="submit" variant="contained" disabled={!canSubmitFeedback(state)}>
          {t(busy ? "feedback.submitting" : "feedback.submit")}
        </Button>
      </DialogActions>
    </Box>
  );
}
