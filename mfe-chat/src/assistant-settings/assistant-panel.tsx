import { DEFAULT_SETTINGS, MODEL_MAX_TOKENS } from "@atrium/shared-contracts/wire/chat";
import { Box, Button, Typography, useObservable, useShell } from "@atrium/shared-ui";
import { TextField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useQuery, useSubmission } from "@atrium/shared-ui/query";
import { type FormEvent, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { modelOptionsQuery, modelsFor } from "./assistant-api.ts";
import {
  type AssistantDraft,
  type AssistantField,
  type AssistantSettings,
  FIELDS,
  draftOf,
  readDraft,
} from "./assistant-draft.ts";

interface Save {
  readonly settings: AssistantSettings;
  /** The changes that these settings hold. */
  readonly changes: Partial<AssistantDraft>;
}

/** Settings for the assistant's replies: model, temperature and length. Saved to the account; applies from the next message. */
export function AssistantPanel() {
  const shell = useShell();
  const { t, i18n } = useTranslation(TEXTS);
  // Undefined until loaded, or if they can't be loaded.
  const { data: options } = useQuery(modelOptionsQuery(shell));
  const maxTokens = options?.maxTokens ?? MODEL_MAX_TOKENS;
  const { chat } = useObservable(shell.settings$, DEFAULT_SETTINGS);
  const [changes, setChanges] = useState<Partial<AssistantDraft>>({});
  const [checked, setChecked] = useState(false);
  const saving = useSubmission({
    mutationFn: ({ settings }: Save) => shell.preferences.update({ chat: { ...chat, ...settings } }),
    // Anything typed since stays.
    onSuccess: (_, saved) => setChanges((now) => (now === saved.changes ? {} : now)),
  });
  const saved = draftOf({ ...chat, maxTokens: Math.min(chat.maxTokens, maxTokens) });
  const draft = { ...saved, ...changes };
  const changed = FIELDS.some((field) => draft[field].trim() !== saved[field]);
  const read = readDraft(draft, maxTokens);
  const models = modelsFor(options, draft.model);
  const isSelect = (field: AssistantField) => field === "model" && models.length > 0;
  const problems = checked && "problems" in read ? read.problems : undefined;

  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked("problems" in read);
    if ("settings" in read) saving.mutate({ settings: read.settings, changes });
    else saving.reset();
  };
  return (
    <Box component="form" noValidate onSubmit={save} sx={{ display: "grid", gap: 2.5 }}>
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
              if (!saving.isPending) saving.reset();
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
        <Button type="submit" variant="contained" disabled={!changed || saving.isPending}>
          {t("assistant.save")}
        </Button>
        <Typography role="status" variant="body2" color="textSecondary">
          {saving.isSuccess && t(saving.data.savedToServer ? "assistant.saved" : "assistant.savedHere")}
        </Typography>
      </Box>
    </Box>
  );
}
