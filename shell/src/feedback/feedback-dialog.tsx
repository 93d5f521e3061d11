import { Dialog, DialogTitle, useMediaQuery } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId } from "react";
import { FeedbackForm } from "./feedback-form.tsx";

/** Takes an idea, a bug report or a general word. Opens cleared; closes by itself after it was taken. */
export function FeedbackDialog({ open, onClose }: { readonly open: boolean; onClose(): void }) {
  const { t } = useTranslation("shell");
  const fullScreen = useMediaQuery("(max-width: 599.95px)", { noSsr: true });
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={fullScreen}>
      <DialogTitle id={titleId}>{t("feedback.title")}</DialogTitle>
      <FeedbackForm onClose={onClose} />
    </Dialog>
  );
}
