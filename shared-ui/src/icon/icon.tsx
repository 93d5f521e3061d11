import type { LucideIcon } from "lucide-react";
import { lazyCode, useLazyCode } from "../lazy-code/lazy-code.ts";
import { rem } from "../theme/rem.ts";
import { FIRST_GLYPHS } from "./first-glyphs.ts";
import type { FRAME_GLYPHS } from "./frame-glyphs.ts";
import type { LATE_GLYPHS } from "./late-glyphs.ts";
import type { SKY_GLYPHS } from "./sky-glyphs.ts";

export type IconName =
  | keyof typeof FIRST_GLYPHS
  | keyof typeof FRAME_GLYPHS
  | keyof typeof LATE_GLYPHS
  | keyof typeof SKY_GLYPHS;

type Glyphs = Readonly<Record<string, LucideIcon | undefined>>;

/** The icons loaded so far, by name. */
const glyphs: Record<string, LucideIcon | undefined> = Object.assign(Object.create(null), FIRST_GLYPHS);

const AS_BOXES = "Some icons are shown as boxes";
const lateGlyphs = lazyCode(() => import("./late-glyphs.ts").then(({ LATE_GLYPHS }): Glyphs => LATE_GLYPHS), AS_BOXES);
const skyGlyphs = lazyCode(() => import("./sky-glyphs.ts").then(({ SKY_GLYPHS }): Glyphs => SKY_GLYPHS), AS_BOXES);

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
export function Icon(props: IconProps) {
  const Glyph = glyphs[props.name];
  return Glyph ? draw(Glyph, props) : <LateIcon {...props} />;
}

/** An empty place of the icon's size until it's known whether there's an icon of this name. */
function LateIcon(props: IconProps) {
  const { code, failure } = useLazyCode(props.name.startsWith("sky-") ? skyGlyphs : lateGlyphs);
  const { size, className } = looks(props);
  if (!code && !failure) return <svg width={size} height={size} style={RIGID} aria-hidden {...className} />;
  return draw((code && Object.hasOwn(code, props.name) && code[props.name]) || FIRST_GLYPHS.box, props);
}

/** A long text beside it takes the room that's left, not the icon's. */
const RIGID = { flexShrink: 0 };

const looks = ({ size = 18, className }: IconProps) => ({
  size: rem(size),
  className: className ? { className } : {},
});

function draw(Glyph: LucideIcon, props: IconProps) {
  const { size, className } = looks(props);
  return <Glyph size={size} style={RIGID} strokeWidth={1.75} aria-hidden focusable={false} {...className} />;
}
