import type { LucideIcon } from "lucide-react";
import { rem } from "../theme/rem.ts";
import { FIRST_GLYPHS } from "./first-glyphs.ts";
import type { FRAME_GLYPHS } from "./frame-glyphs.ts";

export type IconName = keyof typeof FIRST_GLYPHS | keyof typeof FRAME_GLYPHS;

/** The icons loaded so far, by name. */
const glyphs: Record<string, LucideIcon | undefined> = Object.assign(Object.create(null), FIRST_GLYPHS);

/** Adds icons that loaded after the first code. Components that show them must render afterward. */
export function addGlyphs(more: Readonly<Record<string, LucideIcon>>): void {
  Object.assign(glyphs, more);
}

export interface IconProps {
  /** An unknown name shows a box, so a newer feature's metadata can't break an older shell. */
  readonly name: string;
  /** Pixels at the default text size; scales with the text size. Defaults to 18. */
  readonly size?: number;
  readonly className?: string;
}

/** A decorative icon in the surrounding text's color. The control around it needs the accessible name. */
export function Icon({ name, size = 18, className }: IconProps) {
  const Glyph = glyphs[name] ?? FIRST_GLYPHS.box;
  return (
    <Glyph size={rem(size)} strokeWidth={1.75} aria-hidden focusable={false} {...(className ? { className } : {})} />
  );
}
