import type { LucideIcon } from "lucide-react";
import { rem } from "../theme/rem.ts";
import { FIRST_GLYPHS } from "./first-glyphs.ts";
import type { FRAME_GLYPHS } from "./frame-glyphs.ts";

export type IconName = keyof typeof FIRST_GLYPHS | keyof typeof FRAME_GLYPHS;

/** The icons that are in the page, by name. */
const glyphs: Record<string, LucideIcon | undefined> = Object.assign(Object.create(null), FIRST_GLYPHS);

/** Adds icons that arrived after the page's first code. Parts that show them must render afterwards. */
export function addGlyphs(more: Readonly<Record<string, LucideIcon>>): void {
  Object.assign(glyphs, more);
}

export interface IconProps {
  /** A name that is not known draws the box, so that a newer feature's metadata never breaks an older shell. */
  readonly name: string;
  /** Pixels at the usual text size, with which it grows; default 18. */
  readonly size?: number;
  readonly className?: string;
}

/** A decorative icon in the color of the text around it; the control that holds it carries the name. */
export function Icon({ name, size = 18, className }: IconProps) {
  const Glyph = glyphs[name] ?? FIRST_GLYPHS.box;
  return (
    <Glyph size={rem(size)} strokeWidth={1.75} aria-hidden focusable={false} {...(className ? { className } : {})} />
  );
}
