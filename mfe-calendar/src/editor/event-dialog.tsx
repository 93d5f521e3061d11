import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Icon,
  usePhone,
} from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type FormEvent, useId, useRef, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { draftProblems, fieldOfProblem } from "./event-draft.ts";
import { type OpenEditor, overwriting } from "./event-editor.ts";
import { EventFields } from "./event-fields.tsx";
import type { EventEditor } from "./use-event-editor.ts";

/** The event form. Problems show after the first attempt to save. */
export function EventDialog({ open, editor }: { readonly open: OpenEditor; readonly editor: EventEditor }) {
  const { t } = useTranslation(TEXTS);
  const titleId = useId();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const phone = usePhone();
  const [attempted, setAttempted] = useState(false);
  const { target, draft, zones, failure } = open;
  const problems = draftProblems(draft, zones);

  /** Shows the problems and focuses the first invalid field. True if there are any. */
  const showProblems = () => {
    setAttempted(true);
    const [first] = problems;
    if (first === undefined) return false;
    const field = form.current?.elements.namedItem(fieldOfProblem(first, draft));
    if (field instanceof HTMLElement) field.focus();
    return true;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!showProblems()) editor.submit(open);
  };

  const keep = (current: CalendarEvent) => {
    const next = overwriting(open, current);
    if (showProblems()) editor.open(next);
    else editor.submit(next);
  };

  return (
    <Dialog
      open
      onClose={() => editor.askToClose(open)}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      fullScreen={phone}
    >
      <DialogTitle id={titleId}>{t(target.kind === "new" ? "editor.create" : "editor.edit")}</DialogTitle>
      <DialogContent sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
        {failure?.kind === "refused" && <Alert severity="error">{failure.reason}</Alert>}
        {failure?.kind === "conflict" && (
          <ConflictNotice
            current={failure.current}
            zone={zones.viewer}
            onKeep={() => keep(failure.current)}
            onTake={editor.close}
          />
        )}
        <form ref={form} id={formId} noValidate onSubmit={submit}>
          <EventFields
            draft={draft}
            zones={zones}
            problems={attempted ? problems : []}
            givenRule={target.kind === "existing" ? target.event.recurrence : null}
            givenReminders={target.kind === "existing" ? target.event.reminders : []}
            onChange={(next) => editor.open({ ...open, draft: next })}
          />
        </form>
      </DialogContent>
      <DialogActions>
        {target.kind === "existing" && (
          <Button color="error" startIcon={<Icon name="trash" size={16} />} onClick={() => editor.askDelete(open)}>
            {t("editor.delete")}
          </Button>
        )}
        <Box sx={{ flexGrow: 1 }} />
        <Button color="inherit" onClick={editor.close}>
          {t("editor.cancel")}
        </Button>
        <Button type="submit" form={formId} variant="contained" disabled={failure?.kind === "conflict"}>
          {t("editor.save")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
