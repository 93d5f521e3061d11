import { ConfirmDialog } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { EventDialog } from "./event-dialog.tsx";
import type { OpenEditor } from "./event-editor.ts";
import { needsScope } from "./event-editor.ts";
import { ScopeDialog } from "./scope-dialog.tsx";
import type { EventEditor } from "./use-event-editor.ts";

/** The editor, and the dialogs that ask about scope or discarding changes. */
export function EventEditorDialogs({ open, editor }: { readonly open: OpenEditor; readonly editor: EventEditor }) {
  const { t } = useTranslation(TEXTS);
  const { target, draft } = open;
  const back = () => editor.open({ ...open, step: "editing" });
  const recurring = needsScope(target);
  const ruleChanged = target.kind === "existing" && target.event.recurrence !== draft.rule;
  return (
    <>
      <EventDialog open={open} editor={editor} />
      {open.step === "choosing_scope" && (
        <ScopeDialog
          title={t("scope.saveTitle")}
          confirmLabel={t("editor.save")}
          scopes={ruleChanged ? ["following", "all"] : ["one", "following", "all"]}
          onConfirm={(scope) => editor.commit(open, scope)}
          onCancel={back}
        />
      )}
      {open.step === "confirming_delete" && recurring && (
        <ScopeDialog
          title={t("scope.deleteTitle")}
          confirmLabel={t("editor.delete")}
          scopes={["one", "following", "all"]}
          destructive
          onConfirm={(scope) => editor.remove(open, scope)}
          onCancel={back}
        />
      )}
      <ConfirmDialog
        open={open.step === "confirming_delete" && !recurring}
        title={t("deleteOne.title")}
        confirmLabel={t("editor.delete")}
        cancelLabel={t("editor.cancel")}
        destructive
        onConfirm={() => editor.remove(open, target.kind === "existing" && target.event.recurrence ? "all" : undefined)}
        onCancel={back}
      >
        {t("deleteOne.text", { title: target.kind === "existing" ? target.event.title : draft.title })}
      </ConfirmDialog>
      <ConfirmDialog
        open={open.step === "confirming_discard"}
        title={t(target.kind === "new" ? "discard.newTitle" : "discard.title")}
        confirmLabel={t("discard.confirm")}
        cancelLabel={t("discard.keep")}
        destructive
        onConfirm={editor.close}
        onCancel={back}
      >
        {t("discard.text")}
      </ConfirmDialog>
    </>
  );
}
