import { Box, Icon } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import { type ComponentProps, isValidElement } from "react";
import type { ExtraProps } from "react-markdown";
import { TEXTS } from "../locales/translations.ts";
import { Pill } from "../pill/pill.tsx";
import { CodeBlock } from "./code-block.tsx";
import { linkTarget } from "./link-target.ts";

const LINK = {
  color: "primary.main",
  textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)",
  "&:hover": { textDecorationColor: "inherit" },
};

/** A link in assistant text. External links open in a new tab, product links use the router, and anything else is plain text. */
export function MarkdownLink({ href, children, id }: ComponentProps<"a"> & ExtraProps) {
  // Footnote links point within the message.
  const target = href?.startsWith("#") ? ({ kind: "none" } as const) : linkTarget(href);
  if (target.kind === "none") return <span id={id}>{children}</span>;
  if (target.kind === "internal")
    return (
      <Box component={Link} to={target.path} sx={LINK}>
        {children}
      </Box>
    );
  return (
    <Box component="a" href={target.href} target="_blank" rel="noopener noreferrer" sx={LINK}>
      {children}
    </Box>
  );
}

/** Images in assistant text are never fetched, because a URL could leak the conversation to a third party. */
export function ImageChip({ alt }: ComponentProps<"img"> & ExtraProps) {
  const { t } = useTranslation(TEXTS);
  return <Pill size="small" icon={<Icon name="image" size={14} />} label={alt?.trim() || t("message.image")} />;
}

/** A code block. The language is in the class of the `code` element inside. */
export function PreBlock({ children }: ComponentProps<"pre"> & ExtraProps) {
  const className: unknown = isValidElement<{ className?: unknown }>(children) ? children.props.className : undefined;
  const language = typeof className === "string" ? /(?:^|\s)language-(\S+)/.exec(className)?.[1] : undefined;
  return <CodeBlock language={language ?? ""}>{children}</CodeBlock>;
}

/** Lets a wide table scroll without scrolling the page. */
export function TableFrame({ children }: ComponentProps<"table"> & ExtraProps) {
  const { t } = useTranslation(TEXTS);
  return (
    <Box component="section" className="table-frame" aria-label={t("message.table")} tabIndex={0}>
      <table>{children}</table>
    </Box>
  );
}

export function TaskBox({ checked }: ComponentProps<"input"> & ExtraProps) {
  const { t } = useTranslation(TEXTS);
  return (
    <input
      type="checkbox"
      checked={checked ?? false}
      disabled
      aria-label={t(checked ? "message.done" : "message.open")}
    />
  );
}
