import { Box } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useCopy } from "../copy/use-copy.ts";
import { TEXTS } from "../locales/translations.ts";
import { Tool } from "../tool/tool.tsx";

/** Copies a message of a temporary conversation: the only tool that one has. */
export function CopyText({ text }: { readonly text: string }) {
  const { t } = useTranslation(TEXTS);
  const { copied, copy } = useCopy();
  return (
    <Box sx={PLACE}>
      <Tool
        icon={copied ? "check" : "copy"}
        label={t(copied ? "message.copied" : "message.copy")}
        onClick={() => copy(text)}
      />
    </Box>
  );
}

const PLACE = {
  ml: -0.5,
  minHeight: 28,
  color: "text.secondary",
  transition: "opacity 150ms",
  "@media (hover: hover)": {
    opacity: 0,
    ".message:hover &, .message:focus-within &": { opacity: 1 },
  },
};
