import { DEFAULT_SETTINGS, MODEL_MAX_TOKENS, type ModelOptions } from "@atrium/shared-contracts/wire";
import { Box, Button, TextField, Typography, useObservable, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useQuery } from "@atrium/shared-ui/query";
import { type FormEvent, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { modelOptionsQuery } from "./assistant-api.ts";
import { type AssistantDraft, type AssistantField, FIELDS, draftOf, readDraft } from "./assistant-draft.ts";

type Saving = "editing" | "checked" | "submitting" | "saved" | "saved_here";

/** Settings for the assistant's replies: model, temperature and length. Saved to the account; applies from the next message. */
export function AssistantPanel() {
  const shell = useShell();
  const { t, i18n } = useTranslation(TEXTS);
  // Undefined until loaded, or if they can't be loaded.
  const { data: options } = useQuery(modelOptionsQuery(shell));
  const maxTokens = options?.maxTokens ?? MODEL_MAX_TOKENS;
  const { chat } = useObservable(shell.settings$, DEFAULT_SETTINGS);
  const [changes, setChanges] = useState<Partial<AssistantDraft>>({});
  const [saving, setSaving] = useState<Saving>("editing");
  const draft = { ...draftOf({ ...chat, maxTokens: Math.min(chat.maxTokens, maxTokens) }), ...changes };
  const read = readDraft(draft, maxTokens);
  const models = modelsFor(options, draft.model);
  const isSelect = (field: AssistantField) => field === "model" && models.length > 0;
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
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, alignItems: "start" }}>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(`assistant.${field}`)}
            value={draft[field]}
            error={problems?.has(field) ?? false}
            select={isSelect(field)}
            sx={field === "model" ? { gridColumn: "1 / -1" } : undefined}
            helperText={
              problems?.has(field)
                ? t(`assistant.problem.${field}`, { max: maxTokens.toLocaleString(i18n.language) })
                : !isSelect(field) && t(`assistant.hint.${field}`)
            }
            onChange={(event) => {
              setChanges({ ...changes, [field]: event.target.value });
              if (saving !== "checked") setSaving("editing");
            }}
            slotProps={{
              inputLabel: { shrink: true },
              select: { native: true },
              htmlInput: {
                inputMode: field === "model" ? "text" : field === "temperature" ? "decimal" : "numeric",
                autoComplete: "off",
                spellCheck: false,
                maxLength: 100,
              },
            }}
          >
            {isSelect(field) &&
              models.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
          </TextField>
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

/** The models to choose from. Includes the current one even if the installation no longer offers it. */
function modelsFor(options: ModelOptions | undefined, chosen: string): ModelOptions["models"] {
  const models = options?.models ?? [];
  if (models.length === 0 || models.some(({ value }) => value === chosen)) return models;
  return [...models, { value: chosen, name: chosen }];
}
