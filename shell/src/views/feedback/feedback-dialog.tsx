import { Box, Button, ConfirmDialog, Dialog, DialogTitle, Icon, IconButton, usePhone } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId, useState } from "react";
import feedbackTexts from "../../core/language/locales/en/feedback.json" with { type: "json" };
import { addEnglish } from "../../core/language/texts.ts";
import { lazyPage } from "../lazy-code/lazy-page.tsx";
import { FeedbackForm } from "./feedback-form.tsx";
import { FeedbackHistorySkeleton } from "./feedback-history-skeleton.tsx";
import { holdsUnsent } from "./feedback-state.ts";
import { useFeedbackForm } from "./use-feedback-form.ts";

addEnglish(feedbackTexts);

/** The person's earlier feedback. */
const { Page: History, preload } = lazyPage(() =>
  import("./feedback-history.tsx").then(({ FeedbackHistory }) => FeedbackHistory),
);

/**
 * Takes an idea, a bug report or general feedback, and shows what was sent before. Opens empty, closes by itself after a successful submission, and
 * asks before discarding typed text. It can't be closed while submitting, so that the person sees the result.
 */
export function FeedbackDialog({ open, onClose }: { readonly open: boolean; onClose(): void }) {
  const { t } = useTranslation("shell");
  const fullScreen = usePhone();
  const titleId = useId();
  const form = useFeedbackForm(open, onClose);
  const [view, setView] = useState<"form" | "history">("form");
  const [asking, setAsking] = useState(false);
  const busy = form.state.status === "submitting";

  const leave = () => {
    setAsking(false);
    onClose();
  };
  const close = () => {
    if (busy) return;
    if (holdsUnsent(form.state)) setAsking(true);
    else leave();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      fullScreen={fullScreen}
      slotProps={{ transition: { onExited: () => setView("form") } }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, pr: 1.5, pl: view === "history" ? 1.5 : 0 }}>
        {view === "history" && (
          <IconButton autoFocus aria-label={t("feedback.history.back")} onClick={() => setView("form")}>
            <Icon name="arrow-left" />
          </IconButton>
        )}
        <DialogTitle id={titleId} sx={{ flexGrow: 1, minWidth: 0, ...(view === "history" && { pl: 0.5 }) }}>
          {t(view === "form" ? "feedback.title" : "feedback.history.title")}
        </DialogTitle>
        {view === "form" && form.state.status !== "success" && (
          <Button
            color="inherit"
            startIcon={<Icon name="history" size={16} />}
            disabled={busy}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setView("history")}
          >
            {t("feedback.history.title")}
          </Button>
        )}
        <IconButton aria-label={t("feedback.close")} disabled={busy} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {view === "form" ? (
        <FeedbackForm form={form} onCancel={close} />
      ) : (
        <History fallback={<FeedbackHistorySkeleton />} />
      )}
      <ConfirmDialog
        open={asking}
        title={t("feedback.discard.title")}
        confirmLabel={t("feedback.discard.confirm")}
        cancelLabel={t("feedback.discard.cancel")}
        destructive
        onConfirm={leave}
        onCancel={() => {
          setAsking(false);
          setView("form");
        }}
      >
        {t("feedback.discard.text")}
      </ConfirmDialog>
    </Dialog>
  );
}
