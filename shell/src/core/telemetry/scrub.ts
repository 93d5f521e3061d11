import { HttpError } from "@atrium/shared-contracts/contract";

/** One stack frame, without anything a person wrote or that identifies one. */
export interface Frame {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
}

const MAX_FRAMES = 30;
const MAX_TEXT = 64;
/** `at name (url:1:2)` and `at url:1:2` in V8, `name@url:1:2` elsewhere. */
const PLACE = /^\s*(?:at )?(?:async )?(?:([\w$.<>[\] ]{1,80}?)(?: \(|@))?((?:https?|blob):[^\s)]+?):(\d+):(\d+)\)?$/;
const RELEASED = /\/releases\/[\w.-]+\/[\w.-]+\/[\w./-]+$/;
const IDENTIFIER = /^[A-Za-z_$][\w$.-]{0,60}$/;
/** A long run with a digit in it: IDs and tokens have digits, names don't. */
const TOKEN = /(?=[\w-]{16})[a-z_-]*\d/i;
const PLAIN = /^[\w .:/@^~-]*$/;

/** The frames of an error's stack, innermost last. Leaves out the error's message, which is in the stack's first lines. */
export function framesOf(stack: string | undefined): Frame[] {
  return (stack ?? "")
    .split("\n")
    .flatMap((line): Frame[] => {
      const [, name = "?", url = "", lineno, colno] = PLACE.exec(line) ?? [];
      if (lineno === undefined || !URL.canParse(url)) return [];
      const { origin, pathname } = new URL(url);
      // A page's path may identify a conversation.
      const filename = RELEASED.test(pathname) ? origin + pathname : "page";
      return [{ function: name, filename, lineno: Number(lineno), colno: Number(colno) }];
    })
    .slice(0, MAX_FRAMES)
    .toReversed();
}

/** What kind of error it is: its class, plus the status for a failed call. Never its message, which may contain what a person wrote. */
export function kindOf(error: unknown): { readonly type: string; readonly value?: string } {
  if (!(error instanceof Error)) return { type: typeof error };
  const type = IDENTIFIER.test(error.name) ? error.name : "Error";
  return error instanceof HttpError ? { type, value: `HTTP ${error.status}` } : { type };
}

/**
 * A property that may be sent unchanged: short, and made only of characters of identifiers, versions and paths. Anything that could be an address,
 * a query or a token is replaced.
 */
export function plainProperty(value: string | number | boolean): string {
  const text = String(value);
  const plain = text.length <= MAX_TEXT && PLAIN.test(text) && !/\S@\S+\.\S/.test(text) && !TOKEN.test(text);
  return plain ? text : "(left out)";
}
