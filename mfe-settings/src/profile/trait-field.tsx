import { Box, Button, Typography, boundedText, isComposing } from "@atrium/shared-ui";
import { TextField, Chip } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type SyntheticEvent, useId } from "react";
import { PRESET_TRAITS, presetNamed } from "./preset-traits.ts";
import { PERSONALITY_MAX_TRAITS, TRAIT_MAX_CHARACTERS, addTrait, toggleTrait } from "./profile-draft.ts";
import { TEXTS } from "../locales/translations.ts";

const SUGGESTED: readonly string[] = Object.values(PRESET_TRAITS);

interface TraitFieldProps {
  readonly traits: readonly string[];
  /** A custom trait that's typed but not added yet. */
  readonly own: string;
  onOwnChange(own: string): void;
  onChange(traits: readonly string[]): void;
}

/** The assistant's traits: suggestions to toggle, and custom ones. */
export function TraitField({ traits, own, onOwnChange, onChange }: TraitFieldProps) {
  const { t } = useTranslation(TEXTS);
  const labelId = useId();
  const shown = [...SUGGESTED, ...traits.filter((trait) => !SUGGESTED.includes(trait))];
  const isFull = traits.length >= PERSONALITY_MAX_TRAITS;
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isFull) return;
    onChange(addTrait(traits, own));
    onOwnChange("");
  };
  return (
    <Box component="fieldset" aria-labelledby={labelId} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography variant="body2" id={labelId} sx={{ mb: 1 }}>
        {t("profile.personality")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 1.5 }}>
        {shown.map((trait) => {
          const chosen = traits.includes(trait);
          const preset = presetNamed(trait);
          return (
            <Chip
              key={trait}
              label={preset ? t(`profile.traits.${preset}`) : trait}
              clickable
              aria-pressed={chosen}
              color={chosen ? "primary" : "default"}
              variant={chosen ? "filled" : "outlined"}
              onClick={() => onChange(toggleTrait(traits, trait))}
            />
          );
        })}
      </Box>
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1, maxWidth: 360 }}>
        <TextField
          fullWidth
          label={t("profile.ownTrait")}
          value={own}
          {...(isFull && { helperText: t("profile.enoughTraits", { max: PERSONALITY_MAX_TRAITS }) })}
          onKeyDown={(event) => event.key === "Enter" && !isComposing(event) && add(event)}
          slotProps={{ htmlInput: boundedText(TRAIT_MAX_CHARACTERS, onOwnChange) }}
        />
        <Button
          variant="outlined"
          color="inherit"
          disabled={own.trim() === "" || isFull}
          onClick={add}
          sx={{ flexShrink: 0 }}
        >
          {t("profile.addTrait")}
        </Button>
      </Box>
    </Box>
  );
}
