import { DEFAULT_SETTINGS } from "@atrium/shared-contracts/wire";
import { Box, Button, TextField, Typography, useObservable, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type FormEvent, useState } from "react";
import { type AssistantDraft, FIELDS, draftOf, readDraft } from "./assistant-draft.ts";

type Saving = "editing" | "checked" | "submitting" | "saved" | "saved_here";

/** How the assistant answers: model, temperature and length. Saved to the account, in force with the next message. */
export function AssistantPanel() {
  const shell = useShell();
  const { t } = useTranslation("mfe-chat");
  const { chat } = useObservable(shell.settings$, DEFAULT_SETTINGS);
  const [changes, setChanges] = useState<Partial<AssistantDraft>>({});
  const [saving, setSaving] = useState<Saving>("editing");
  const draft = { ...draftOf(chat), ...changes };
  const read = readDraft(draft);
  const problems = saving === "checked" && "problems" in read ? read.problems : undefined;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!("settings" in read)) return setSaving("checked");
    setSaving("submitting");
    const { savedToServer } = await shell.preferences.update({ chat: read.settings });
    setChanges({});
    setSaving(savedToServer ? "saved" : "saved_here");
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void save(event)}
      sx={{ display: "grid", gap: 2.5 }}
    >
      <Typography variant="body2" color="textSecondary">
        {t("assistant.about")}
      </Typography>
      <Box
        sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { xs: "1fr", sm: "2fr 1fr 1fr" }, alignItems: "start" }}
      >
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(`assistant.${field}`)}
            value={draft[field]}
            error={problems?.has(field) ?? false}
            helperText={t(problems?.has(field) ? `assistant.problem.${field}` : `assistant.hint.${field}`)}
            onChange={(event) => {
              setChanges({ ...changes, [field]: event.target.value });
              if (saving !== "checked") setSaving("editing");
            }}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: {
                inputMode: field === "model" ? "text" : field === "temperature" ? "decimal" : "numeric",
                autoComplete: "off",
                spellCheck: false,
                maxLength: 100,
              },
            }}
          />
        ))}
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <Button type="submit" variant="contained" disabled={saving === "submitting"}>
          {t("assistant.save")}
        </Button>
        <Typography role="status" variant="body2" color="textSecondary">
          {saving === "saved" && t("assistant.saved")}
          {saving === "saved_here" && t("assistant.savedHere")}
        </Typography>
      </Box>
    </Box>
  );
}
