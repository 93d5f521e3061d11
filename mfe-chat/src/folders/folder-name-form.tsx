import { FOLDER_NAME_MAX_CHARACTERS } from "@atrium/shared-contracts/wire/chat";
import { Box, Button } from "@atrium/shared-ui";
import { OutlinedField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type FormEvent, useRef, useState } from "react";
import { TEXTS } from "../locales/translations.ts";

interface FolderNameFormProps {
  readonly name?: string;
  readonly label: string;
  readonly submit: string;
  readonly autoFocus?: boolean;
  /** Resolves when the name may be submitted again. */
  onSubmit(name: string): Promise<void>;
}

/** A folder's name with the button that saves it. */
export function FolderNameForm({ name = "", label, submit, autoFocus = false, onSubmit }: FolderNameFormProps) {
  const { t } = useTranslation(TEXTS);
  const [text, setText] = useState(name);
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const wanted = text.trim();
  const tooLong = Array.from(wanted).length > FOLDER_NAME_MAX_CHARACTERS;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (running.current || wanted === "" || tooLong) return;
    running.current = true;
    setPending(true);
    await onSubmit(wanted);
    running.current = false;
    setPending(false);
  };

  return (
    <Box
      component="form"
      onSubmit={(event) => void save(event)}
      sx={{ display: "flex", gap: 1, alignItems: "flex-start", pt: 1 }}
    >
      <OutlinedField
        label={label}
        size="small"
        value={text}
        autoFocus={autoFocus}
        onChange={(event) => setText(event.target.value)}
        error={tooLong}
        hint={tooLong ? t("folder.tooLong", { max: FOLDER_NAME_MAX_CHARACTERS }) : undefined}
        inputProps={{ dir: "auto" }}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={pending || wanted === "" || tooLong}
        sx={{ flexShrink: 0, minHeight: 40 }}
      >
        {submit}
      </Button>
    </Box>
  );
}
