import { HttpError } from "@atrium/shared-contracts/contract";
import {
  type ConversationSettings,
  DEFAULT_SETTINGS,
  INSTRUCTIONS_MAX_CHARACTERS,
} from "@atrium/shared-contracts/wire/chat";
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useObservable,
  usePhone,
  useShell,
} from "@atrium/shared-ui";
import { TextField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useQuery } from "@atrium/shared-ui/query";
import { type FormEvent, useId, useState } from "react";
import { modelOptionsQuery, modelsFor } from "../assistant-settings/assistant-api.ts";
import assistantTexts from "../locales/en/assistant.json" with { type: "json" };
import settingsTexts from "../locales/en/conversation-settings.json" with { type: "json" };
import organizingTexts from "../locales/en/organizing.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import { type SettingsField, draftOf, readSettingsDraft } from "./settings-draft.ts";
import { useConfigure } from "./use-configure.ts";

texts.addEnglish(assistantTexts, settingsTexts, organizingTexts);

interface SettingsDialogProps {
  /** Undefined for a new conversation. */
  readonly conversationId: string | undefined;
  readonly settings: ConversationSettings;
  onClose(): void;
}

/** Asks for the model, temperature and instructions of one conversation. If saving fails, it stays open with the input. */
export function SettingsDialog({ conversationId, settings, onClose }: SettingsDialogProps) {
  const shell = useShell();
  const { t, i18n } = useTranslation(TEXTS);
  const fullScreen = usePhone();
  const titleId = useId();
  const { chat } = useObservable(shell.settings$, DEFAULT_SETTINGS);
  // Undefined until loaded, or if they can't be loaded.
  const { data: options } = useQuery(modelOptionsQuery(shell));
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [checked, setChecked] = useState(false);
  const saving = useConfigure(conversationId);
  const read = readSettingsDraft(draft);
  const problems = checked && "problems" in read ? read.problems : undefined;
  const models = draft.model === "" ? (options?.models ?? []) : modelsFor(options, draft.model);
  const nameOf = (model: string) => options?.models.find(({ value }) => value === model)?.name ?? model;
  const number = new Intl.NumberFormat(i18n.language);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked("problems" in read);
    if ("settings" in read) saving.mutate(read.settings, { onSuccess: onClose });
  };
  const common = (field: SettingsField) => ({
    value: draft[field],
    error: problems?.has(field) ?? false,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setDraft({ ...draft, [field]: event.target.value }),
  });
  const helper = (field: "model" | "temperature") =>
    t(problems?.has(field) ? `assistant.problem.${field}` : `assistant.hint.${field}`);
  const mine = (value: string) => t("ownSettings.asMine", { value });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={fullScreen}>
      <Box
        component="form"
        noValidate
        onSubmit={save}
        sx={{ display: "flex", flexDirection: "column", minHeight: 0, flexGrow: 1 }}
      >
        <DialogTitle id={titleId}>{t("ownSettings.title")}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2.5, alignContent: "start" }}>
          <Typography variant="body2" color="textSecondary">
            {t("ownSettings.about")}
          </Typography>
          {options?.models.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              {t("ownSettings.builtIn")}
            </Typography>
          )}
          <TextField
            {...common("model")}
            label={t("assistant.model")}
            select={models.length > 0}
            helperText={models.length > 0 ? undefined : helper("model")}
            placeholder={mine(chat.model)}
            slotProps={{
              inputLabel: { shrink: true },
              select: { native: true, displayEmpty: true },
              htmlInput: { autoComplete: "off", spellCheck: false, maxLength: 100 },
            }}
          >
            {models.length > 0 && [
              <option key="" value="">
                {mine(nameOf(chat.model))}
              </option>,
              ...models.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              )),
            ]}
          </TextField>
          <TextField
            {...common("temperature")}
            label={t("assistant.temperature")}
            helperText={helper("temperature")}
            placeholder={mine(number.format(chat.temperature))}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { inputMode: "decimal", autoComplete: "off", maxLength: 100 },
            }}
          />
          <TextField
            {...common("instructions")}
            label={t("ownSettings.instructions")}
            multiline
            minRows={4}
            maxRows={12}
            helperText={
              problems?.has("instructions")
                ? t("ownSettings.tooLong", { max: number.format(INSTRUCTIONS_MAX_CHARACTERS) })
                : t("ownSettings.hint")
            }
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: "auto" } }}
          />
          <Button
            color="inherit"
            size="small"
            onClick={() => setDraft(draftOf({}))}
            disabled={Object.values(draft).every((text) => text === "")}
            sx={{ justifySelf: "start", ml: -0.75 }}
          >
            {t("ownSettings.reset")}
          </Button>
          {saving.isError && (
            <Alert severity="error" variant="outlined">
              {saving.error instanceof HttpError && saving.error.code === "model_not_allowed"
                ? saving.error.message
                : t("ownSettings.failed")}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t("conversation.cancel")}
          </Button>
          <Button type="submit" variant="contained" disabled={saving.isPending}>
            {t("conversation.save")}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
