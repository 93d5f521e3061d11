import * as z from "zod/mini";

const appId = () =>
  z.string().check(z.regex(/^(shell|mfe-[a-z][a-z0-9-]{0,40})$/, { error: "Must be shell or mfe-…, in lower case" }));
/** An exposed module of the feature, e.g. `./routes`. */
const codeReference = () =>
  z.string().check(z.regex(/^\.\/[a-z][a-z0-9-]*$/, { error: "Must be ./ and a name in lower case" }));
const path = () =>
  z.string().check(z.regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, { error: "Must be an absolute path in lower case" }));
/** Text by language, written out because translation keys don't work before the feature's code is loaded. `en` is the fallback. */
const label = () => z.intersection(z.object({ en: z.string() }), z.record(z.string(), z.string()));

/**
 * A keyboard shortcut: characters pressed one after the other (`g c`), or one character with `mod` (Ctrl, or ⌘ on a Mac) and `shift`
 * held (`mod+shift+f`). Users can turn off shortcuts without `mod`, which also don't fire while typing or while a dialog is open.
 */
const keys = () =>
  z.string().check(
    z.regex(/^((mod\+)(shift\+)?[a-z0-9/]|[a-z0-9/?]( [a-z0-9])?)$/, {
      error: "Must be keys as in g c or mod+shift+f",
    }),
  );

/** A navigation entry in the sidebar, shown before any of the feature's code is loaded. */
export const NavigationEntry = z.object({
  label: label(),
  /** Name of a shared-ui icon. */
  icon: z.string(),
  path: path(),
  /** Position, ascending. Use 10, 20, 30, … to leave room. */
  order: z.number(),
  /** Shortcut that goes there. */
  keys: z.optional(keys()),
});
export type NavigationEntry = z.infer<typeof NavigationEntry>;

export const SLOT_NAMES = [
  "sidebar.panel",
  "settings.panel",
  "search.provider",
  "command",
  "home.start",
  "home.card",
  "message.card",
  "notification.source",
  "shared.page",
] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

const pixels = () => z.number().check(z.int(), z.gte(1), z.lte(200));

/** A small card: a picture or icon at the start, and lines of text. */
export const CardShape = z.object({
  /** Size of the picture or icon, in pixels. */
  mark: z.object({ width: pixels(), height: pixels() }),
  /** For each line, the field of the card's data that it shows. A card without that field doesn't have the line. */
  lines: z.array(z.string()).check(z.minLength(1), z.maxLength(6)),
});
export type CardShape = z.infer<typeof CardShape>;

/** One slot the feature fills. Holds what the shell needs before the code is loaded; `expose` names the module with the code. */
export const SlotFilling = z.object({
  slot: z.enum(SLOT_NAMES),
  /** Unique within the feature and slot. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9.-]*$/)),
  expose: codeReference(),
  label: z.optional(label()),
  icon: z.optional(z.string()),
  order: z.optional(z.number()),
  /** sidebar.panel: shown while the path is one of these or below one. */
  paths: z.optional(z.array(path())),
  /** message.card: the kinds it draws. command: the ids it offers. */
  kinds: z.optional(z.array(z.string())),
  /** message.card: what its cards look like, so that a skeleton of the same form and size can stand in for them. */
  shape: z.optional(CardShape),
  /** command: shortcut that runs it. */
  keys: z.optional(keys()),
  /** command: keys that the feature itself listens for, where they work, such as `mod+f` or `alt+up`. The shell only lists them. */
  ownKeys: z.optional(z.string()),
  /** command: offered only while the path is below one of these. */
  below: z.optional(z.array(path())),
  /** search.provider: true if it searches data on the device. It's then called on every keystroke, not just when typing pauses. */
  immediate: z.optional(z.boolean()),
  /** notification.source: true if it starts only once the page has opened and is idle. Its feature's code isn't fetched before. */
  whenIdle: z.optional(z.boolean()),
  /** settings.panel: the tab it's on (`preferences`, `security` or `integrations`). Defaults to `preferences`. */
  tab: z.optional(z.string()),
});
export type SlotFilling = z.infer<typeof SlotFilling>;

/** `feature.json`: what the shell knows about a feature without its code. Unknown keys are ignored, so newer features fit older shells. */
export const FeatureManifest = z.object({
  id: appId(),
  title: label(),
  version: z.string(),
  /** Absolute paths the feature serves, with everything below them. */
  routes: z.array(path()),
  /** Exposed module with the feature's routes. */
  routesExpose: codeReference(),
  navigation: z.optional(z.array(NavigationEntry)),
  slots: z.optional(z.array(SlotFilling)),
  /** Semver ranges. If one doesn't match, the shell refuses the feature before downloading it. */
  requires: z.object({
    contract: z.string(),
    wire: z.optional(z.string()),
    spec: z.optional(z.string()),
    /** Of `shared-ui`. The build fills it in, as pages only run a feature with the version it was built with, or a later one of the same major. */
    ui: z.optional(z.string()),
    shell: z.string(),
  }),
  /** Who to contact; shown when the feature fails. */
  owner: z.string(),
});
export type FeatureManifest = z.infer<typeof FeatureManifest>;

export { appId as AppId };
