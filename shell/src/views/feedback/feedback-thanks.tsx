import { Alert, DialogContent } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useRef } from "react";

/** Shows briefly before the dialog closes. Takes the focus, which was lost with the form, so that screen readers read it. */
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
