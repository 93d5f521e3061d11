import type { NotificationInput, Toast } from "@atrium/shared-contracts/contract";

/** Maximum lengths of a title and of the text below it, in code points. Longer texts are cut and end in an ellipsis. */
export const TITLE_CHARACTERS = 200;
export const TEXT_CHARACTERS = 1_000;
/** The longest time that a browser's timer can wait, milliseconds: 24 days. */
const LONGEST_TIMER_MS = 2_147_483_647;

const NOTIFICATION_TYPES: ReadonlySet<unknown> = new Set(["info", "success", "warning", "error"]);
const TOAST_VARIANTS: ReadonlySet<unknown> = new Set(["default", "destructive", "success"]);

/**
 * Makes a feature's input safe to show: features may be built by others and get it wrong, and that must not break the frame. Texts are converted to
 * strings and cut, an unknown type becomes the plain one, and a path either leads into this product or is dropped.
 */
export function readNotification(input: NotificationInput, origin: string): NotificationInput {
  const { type, title, message, path } = input;
  return {
    type: NOTIFICATION_TYPES.has(type) ? type : "info",
    title: bounded(title, TITLE_CHARACTERS),
    message: bounded(message, TEXT_CHARACTERS),
    ...(leadsIntoProduct(path, origin) ? { path } : {}),
  };
}

/** Like `readNotification`. An invalid duration becomes the default; an infinite one lasts until the toast is closed. */
export function readToast({ title, description, variant, durationMs, action }: Toast): Toast {
  return {
    title: bounded(title, TITLE_CHARACTERS),
    ...(description === undefined ? {} : { description: bounded(description, TEXT_CHARACTERS) }),
    ...(TOAST_VARIANTS.has(variant) && variant !== undefined ? { variant } : {}),
    ...(durationMs !== undefined && durationMs > 0 ? { durationMs: Math.min(durationMs, LONGEST_TIMER_MS) } : {}),
    ...(action && typeof action.run === "function"
      ? { action: { label: bounded(action.label, TITLE_CHARACTERS), run: () => action.run() } }
      : {}),
  };
}

function bounded(text: unknown, limit: number): string {
  const said = typeof text === "string" ? text : typeof text === "number" ? String(text) : "";
  if (said.length <= limit) return said;
  // A character has at most two code units, so the rest of a huge text needn't be looked at.
  const characters = Array.from(said.slice(0, 2 * limit + 2));
  return characters.length <= limit ? said : `${characters.slice(0, limit).join("")}…`;
}

function leadsIntoProduct(path: unknown, origin: string): path is string {
  if (typeof path !== "string" || !path.startsWith("/")) return false;
  return URL.canParse(path, origin) && new URL(path, origin).origin === origin;
}
