import { Box, Button, Chip, TextField, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type FormEvent, useId, useState } from "react";
import { TRAIT_MAX_CHARACTERS, toggleTrait } from "./profile-draft.ts";
import { TEXTS } from "../translations.ts";

const SUGGESTED = ["concise", "friendly", "formal", "encouraging", "direct", "witty"] as const;

interface TraitFieldProps {
  readonly traits: readonly string[];
  onChange(traits: readonly string[]): void;
}

/** How the assistant should be: suggestions to switch on and off, and words of one's own. */
export function TraitField({ traits, onChange }: TraitFieldProps) {
  const { t } = useTranslation(TEXTS);
  const labelId = useId();
  const [own, setOwn] = useState("");
  const suggestions = SUGGESTED.map((key) => t(`profile.traits.${key}`));
  const shown = [...suggestions, ...traits.filter((trait) => !suggestions.includes(trait))];
  const add = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!traits.includes(own.trim())) onChange(toggleTrait(traits, own));
    setOwn("");
  };
  return (
    <Box component="fieldset" aria-labelledby={labelId} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography variant="body2" id={labelId} sx={{ mb: 1 }}>
        {t("profile.personality")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 1.5 }}>
        {shown.map((trait) => {
          const chosen = traits.includes(trait);
          return (
            <Chip
              key={trait}
              label={trait}
              clickable
              aria-pressed={chosen}
              color={chosen ? "primary" : "default"}
              variant={chosen ? "filled" : "outlined"}
              onClick={() => onChange(toggleTrait(traits, trait))}
            />
          );
        })}
      </Box>
      <Box sx={{ display: "flex", gap: 1, maxWidth: 360 }}>
        <TextField
          fullWidth
          label={t("profile.ownTrait")}
          value={own}
          onChange={(event) => setOwn(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && add(event)}
          slotProps={{ htmlInput: { maxLength: TRAIT_MAX_CHARACTERS } }}
        />
        <Button variant="outlined" color="inherit" disabled={own.trim() === ""} onClick={add}>
          {t("profile.addTrait")}
        </Button>
      </Box>
    </Box>
  );
}
