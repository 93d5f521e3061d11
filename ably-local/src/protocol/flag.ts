/** Bits of `flags` on ATTACH and ATTACHED. */
export const Flag = { HAS_PRESENCE: 1, HAS_BACKLOG: 2, RESUMED: 4, ATTACH_RESUME: 32 } as const;

/** Channel modes, as bits of `flags`. */
export const Mode = {
  PRESENCE: 1 << 16,
  PUBLISH: 1 << 17,
  SUBSCRIBE: 1 << 18,
  PRESENCE_SUBSCRIBE: 1 << 19,
  ANNOTATION_PUBLISH: 1 << 21,
  ANNOTATION_SUBSCRIBE: 1 << 22,
} as const;

type ModeName = keyof typeof Mode;

/** The capability operation that a mode needs. */
const OPERATION_OF: Record<ModeName, string> = {
  PRESENCE: "presence",
  PUBLISH: "publish",
  SUBSCRIBE: "subscribe",
  PRESENCE_SUBSCRIBE: "subscribe",
  ANNOTATION_PUBLISH: "annotation-publish",
  ANNOTATION_SUBSCRIBE: "annotation-subscribe",
};

const NAMES = Object.keys(Mode) as ModeName[];

const ALL = NAMES.reduce((bits, name) => bits | Mode[name], 0);

const DEFAULT = Mode.PRESENCE | Mode.PUBLISH | Mode.SUBSCRIBE | Mode.PRESENCE_SUBSCRIBE | Mode.ANNOTATION_PUBLISH;

/** Modes that an ATTACH asks for: `params.modes` first, then `flags`, then the default set. Unknown names are ignored. */
export function requestedModes(flags: number, params: Record<string, string>): number {
  const listed = (params["modes"] ?? "").split(",").map((name) => name.trim().toUpperCase());
  const fromParams = NAMES.filter((name) => listed.includes(name)).reduce((bits, name) => bits | Mode[name], 0);
  return fromParams || flags & ALL || DEFAULT;
}

/** The part of `modes` that `allows` permits. */
export function permittedModes(modes: number, allows: (operation: string) => boolean): number {
  return NAMES.filter((name) => modes & Mode[name] && allows(OPERATION_OF[name])).reduce(
    (bits, name) => bits | Mode[name],
    0,
  );
}
