import { Box, Button, Icon } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { MONO_FAMILY } from "@atrium/shared-ui/styles";
import { type ReactNode, useRef } from "react";
import { TEXTS } from "../locales/translations.ts";
import { useCopy } from "../copy/use-copy.ts";

export interface CodeBlockProps {
  /** As written after the opening fence. Empty if there is none. */
  readonly language: string;
  readonly children: ReactNode;
}

/** A code block with its language and a Copy button. */
export function CodeBlock({ language, children }: CodeBlockProps) {
  const { t } = useTranslation(TEXTS);
  const code = useRef<HTMLPreElement>(null);
  const { copied, copy } = useCopy();
  return (
    <Box className="code-block">
      <Box className="code-head" aria-hidden={false}>
        <Box component="span" sx={{ fontFamily: MONO_FAMILY }}>
          {language || t("code.plain")}
        </Box>
        <Button
          size="small"
          color="inherit"
          startIcon={<Icon name={copied ? "check" : "copy"} size={14} />}
          onClick={() => copy((code.current?.textContent ?? "").replace(/\n$/, ""))}
        >
          {t(copied ? "code.copied" : "code.copy")}
        </Button>
      </Box>
      {/* Focusable because it scrolls sideways and keyboard users must be able to scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={code} tabIndex={0}>
        {children}
      </pre>
    </Box>
  );
}
