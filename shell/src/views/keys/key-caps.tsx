import { Box, VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { isMac } from "./platform.ts";

/** What's printed on a keyboard's keys. */
export interface KeyNames {
  readonly mod: string;
  readonly shift: string;
  readonly alt: string;
}

export const MAC_KEYS: KeyNames = { mod: "⌘", shift: "⇧", alt: "⌥" };

/** The key labels of a shortcut: for each keystroke in the sequence, its keys. */
export function capsOf(keys: string, printed: KeyNames): string[][] {
  const names: Readonly<Record<string, string>> = {
    ...printed,
    up: "↑",
    down: "↓",
  };
  return keys.split(" ").map((stroke) => stroke.split("+").map((key) => names[key] ?? key.toUpperCase()));
}

/** A shortcut drawn as key caps. Screen readers hear "then" between the keystrokes of a sequence. */
export function KeyCaps({ keys }: { readonly keys: string }) {
  const { t } = useTranslation("shell");
  const printed = isMac(navigator)
    ? MAC_KEYS
    : { mod: t("shortcuts.control"), shift: t("shortcuts.shift"), alt: "Alt" };
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, flexShrink: 0 }}>
      {capsOf(keys, printed).map((caps, stroke) => (
        <Box key={stroke} component="span" sx={{ display: "inline-flex", gap: 0.5 }}>
          {stroke > 0 && <VisuallyHidden>{` ${t("shortcuts.then")} `}</VisuallyHidden>}
          {caps.map((cap) => (
            <Box
              key={cap}
              component="kbd"
              sx={{
                minWidth: 22,
                px: 0.5,
                border: 1,
                borderColor: "divider",
                borderRadius: "5px",
                bgcolor: "background.default",
                color: "text.secondary",
                font: "inherit",
                fontSize: "0.75rem",
                lineHeight: "20px",
                textAlign: "center",
              }}
            >
              {cap}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
