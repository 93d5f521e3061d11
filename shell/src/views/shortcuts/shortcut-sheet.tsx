import { TOAST } from "@atrium/shared-contracts/spec";
import {
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  Icon,
  IconButton,
  Typography,
  usePhone,
  useObservable,
} from "@atrium/shared-ui";
import { Checkbox, FormControlLabel } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId } from "react";
import shortcutTexts from "../../core/language/locales/en/shortcuts.json" with { type: "json" };
import { addEnglish } from "../../core/language/texts.ts";
import { characterKeys } from "../../core/commands/character-keys.ts";
import type { Command } from "../commands/command.ts";
import { useHost } from "../host/host-context.tsx";
import { KeyCaps } from "../keys/key-caps.tsx";
import { isCharacterKeys } from "../keys/keystroke.ts";
import { PALETTE_KEYS } from "./use-shortcuts.ts";

addEnglish(shortcutTexts);

interface ShortcutSheetProps {
  readonly commands: readonly Command[];
  onClose(): void;
}

interface Entry {
  readonly label: string;
  readonly keys: readonly string[];
}

/** Every shortcut of the shell and features, by group, and a switch for single-character ones. */
export function ShortcutSheet({ commands, onClose }: ShortcutSheetProps) {
  const { t } = useTranslation("shell");
  const single = characterKeys(useHost().storage);
  const on = useObservable(single.on$, single.on);
  const fullScreen = usePhone();
  const titleId = useId();
  const groups = new Map<string, Entry[]>([
    [
      t("shortcuts.everywhere"),
      [
        { label: t("commands.title"), keys: [PALETTE_KEYS] },
        { label: t("shortcuts.messages"), keys: [TOAST.hotkey.toLowerCase()] },
      ],
    ],
  ]);
  for (const { group, label, keys = [], ownKeys = [] } of commands) {
    const all = [...keys, ...ownKeys];
    if (all.length > 0) groups.set(group, [...(groups.get(group) ?? []), { label, keys: all }]);
  }
  return (
    <Dialog
      open
      disableRestoreFocus
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      fullScreen={fullScreen}
    >
      <Box sx={{ display: "flex", alignItems: "center", pr: 2 }}>
        <DialogTitle id={titleId} sx={{ flexGrow: 1 }}>
          {t("shortcuts.title")}
        </DialogTitle>
        <IconButton autoFocus size="small" aria-label={t("picker.close")} onClick={onClose}>
          <Icon name="close" size={18} />
        </IconButton>
      </Box>
      <DialogContent sx={{ display: "grid", gap: 2.5, alignContent: "start" }}>
        <Box sx={{ borderBottom: 1, borderColor: "divider", pb: 2 }}>
          <FormControlLabel
            control={<Checkbox checked={on} onChange={(_, checked) => single.turn(checked)} />}
            label={t("shortcuts.characters")}
          />
          <Typography variant="caption" component="p" color="text.secondary">
            {t("shortcuts.charactersHint")}
          </Typography>
        </Box>
        {[...groups].map(([heading, entries]) => (
          <Box key={heading} component="section" aria-label={heading}>
            <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
              {heading}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {entries.map(({ label, keys }) => (
                <Box key={label} sx={{ display: "flex", alignItems: "center", gap: 2, minHeight: 32 }}>
                  <Typography component="dt" variant="body2" sx={{ flexGrow: 1, minWidth: 0 }}>
                    {label}
                  </Typography>
                  <Box component="dd" sx={{ m: 0, display: "flex", gap: 1.5 }}>
                    {keys.map((each) => (
                      <Box key={each} component="span" sx={isOff(each, on) ? { textDecoration: "line-through" } : {}}>
                        <KeyCaps keys={each} />
                      </Box>
                    ))}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
    </Dialog>
  );
}

const isOff = (keys: string, on: boolean) => !on && isCharacterKeys(keys) && !/^f\d/.test(keys);
