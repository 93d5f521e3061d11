import type { ShellApi } from "@atrium/shared-contracts/contract";
import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useRef, useState } from "react";
import { conflictOf } from "../events/calendar-api.ts";
import { type EventChange, useEventChanges } from "../events/event-changes.ts";
import { TEXTS } from "../locales/translations.ts";
import type { Scope } from "../event/event-change.ts";
import { changedFields } from "./changed-fields.ts";
import { fieldsOfDraft } from "./event-draft.ts";
import { CLOSED, type Editor, type OpenEditor, askedToClose, editAgain, needsScope } from "./event-editor.ts";

/**
 * The editor's state and actions. Saving closes it immediately. If the server refuses, it reopens with the draft, or, if another
 * event is open by then, a toast offers to reopen it.
 */
export function useEventEditor() {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const { mutate } = useEventChanges();
  const [editor, setEditor] = useState<Editor>(CLOSED);
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  }, [editor]);

  const send = (left: OpenEditor, change: EventChange) => {
    // Already sent in this tick: the form is gone only after the next render.
    if (latest.current.step === "closed") return;
    latest.current = CLOSED;
    setEditor(CLOSED);
    mutate(change, {
      onError(error) {
        const current = conflictOf(error);
        const again = editAgain(
          left,
          current ? { kind: "conflict", current } : { kind: "refused", reason: error.message },
        );
        const reopen = () => setEditor(again);
        const busy = latest.current.step !== "closed";
        if (!busy) reopen();
        tellFailure(
          shell,
          t(`failure.${change.kind}`),
          error.message,
          busy ? { label: t("failure.review"), run: reopen } : undefined,
        );
      },
    });
  };

  const commit = (open: OpenEditor, scope?: Scope) => {
    const { target, draft, zones } = open;
    if (target.kind === "new") return send(open, { kind: "create", fields: fieldsOfDraft(draft, zones) });
    const changes = changedFields(target.event, draft, zones);
    if (Object.keys(changes).length === 0) return setEditor(CLOSED);
    send(open, { kind: "update", target: target.event, version: target.version, scope, changes });
  };

  return {
    editor,
    open: setEditor,
    close: () => setEditor(CLOSED),
    /** For Escape, the backdrop and Back, which are easy to hit by mistake: asks before discarding changes. */
    askToClose: (open: OpenEditor) => setEditor(askedToClose(open)),
    /** The draft must have no problems. */
    submit(open: OpenEditor) {
      if (needsScope(open.target)) setEditor({ ...open, step: "choosing_scope" });
      else commit(open);
    },
    commit,
    askDelete: (open: OpenEditor) => setEditor({ ...open, step: "confirming_delete" }),
    remove(open: OpenEditor, scope?: Scope) {
      if (open.target.kind === "existing") send(open, { kind: "delete", target: open.target.event, scope });
    },
  };
}

export type EventEditor = ReturnType<typeof useEventEditor>;

type ToastAction = NonNullable<Parameters<ShellApi["toast"]>[0]["action"]>;

function tellFailure(shell: ShellApi, title: string, description: string, action: ToastAction | undefined) {
  shell.toast({ title, description, variant: "destructive", ...(action ? { action } : {}) });
}
