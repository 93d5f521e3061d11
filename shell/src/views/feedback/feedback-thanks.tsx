import { Alert, DialogContent } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useRef } from "react";

/** Stands for a moment before the dialog closes. Takes the focus, which the form took with it, so that it is read aloud. */
export function FeedbackThanks() {
  const { t } = useTranslation("shell");
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <DialogContent>
      <Alert ref={text} severity="success" role="status" tabIndex={-1} sx={{ outline: "none !important" }}>
        {t("feedback.thanks")}
      </Alert>
    </DialogContent>
  );
}
