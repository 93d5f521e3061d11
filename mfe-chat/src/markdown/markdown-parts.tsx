import { Icon } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import { type ComponentProps, createContext, useContext } from "react";
import type { ExtraProps } from "react-markdown";
import { TEXTS } from "../locales/translations.ts";
import { Pill } from "../pill/pill.tsx";
import { FootnoteLink } from "./footnote-link.tsx";
import { linkTarget } from "./link-target.ts";

const InLink = createContext(false);

/** A link in assistant text. External links open in a new tab, product links use the router, and anything else is plain text. */
export function MarkdownLink({ href, children, id, node, ...rest }: ComponentProps<"a"> & ExtraProps) {
  if (node && isFootnoteLink(node.properties))
    return (
      <FootnoteLink href={href} id={id} {...rest}>
        {children}
      </FootnoteLink>
    );
  const target = linkTarget(href);
  if (target.kind === "none") return <span id={id}>{children}</span>;
  const content = <InLink value>{children}</InLink>;
  if (target.kind === "internal")
    return (
      <Link to={target.path} className="reply-link">
        {content}
      </Link>
    );
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer" className="reply-link">
      {content}
    </a>
  );
}

/** Whether the renderer has made an element as a link to a footnote or back. No text of a reply can say so of itself. */
export const isFootnoteLink = (properties: Readonly<Record<string, unknown>>) =>
  "dataFootnoteRef" in properties || "dataFootnoteBackref" in properties;

/**
 * Images in assistant text are never fetched by themselves, because a URL could leak the conversation to a third party. A click opens the image in a new
 * tab, after the link has said where it comes from. The page itself may show none from elsewhere.
 */
export function ImageChip({ alt, src }: ComponentProps<"img"> & ExtraProps) {
  const { t } = useTranslation(TEXTS);
  const isInLink = useContext(InLink);
  const target = linkTarget(src);
  const host = target.kind === "external" ? hostOf(target.href) : undefined;
  const text = alt?.trim();
  const icon = <Icon name="image" size={14} />;
  if (target.kind !== "external" || host === undefined || isInLink)
    return <Pill size="small" icon={icon} label={text || t("message.image")} />;
  return (
    <Pill
      component="a"
      size="small"
      icon={icon}
      label={text ? t("image.fromWithText", { host, text }) : t("image.from", { host })}
      href={target.href}
      target="_blank"
      rel="noopener noreferrer"
    />
  );
}

function hostOf(href: string): string | undefined {
  const url = URL.parse(href);
  return url && /^https?:$/.test(url.protocol) ? url.host : undefined;
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
