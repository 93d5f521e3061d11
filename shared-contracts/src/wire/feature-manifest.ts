import * as z from "zod/mini";

const appId = () =>
  z.string().check(z.regex(/^(shell|mfe-[a-z][a-z0-9-]{0,40})$/, { error: "Must be shell or mfe-…, in lower case" }));
/** An exposed module of the feature, e.g. `./routes`. */
const codeReference = () =>
  z.string().check(z.regex(/^\.\/[a-z][a-z0-9-]*$/, { error: "Must be ./ and a name in lower case" }));
const path = () =>
  z.string().check(z.regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, { error: "Must be an absolute path in lower case" }));
/** Text of the interface: a key of the feature's own namespace is not possible before its code is there, so the texts by language stand here. `en` is the fall-back. */
const label = () => z.intersection(z.object({ en: z.string() }), z.record(z.string(), z.string()));

/**
 * Keys that do something: characters to press one after the other (`g c`), or one with `mod` (Ctrl, on a Mac ⌘) and `shift` held
 * (`mod+shift+f`). Keys without `mod` can be turned off by the person, and never act while they write or a dialog is open.
 */
const keys = () =>
  z.string().check(
    z.regex(/^((mod\+)(shift\+)?[a-z0-9/]|[a-z0-9/?]( [a-z0-9])?)$/, {
      error: "Must be keys as in g c or mod+shift+f",
    }),
  );

/** Navigation entry in the sidebar, drawn before any code of the feature arrives. */
export const NavigationEntry = z.object({
  label: label(),
  /** Name of an icon of shared-ui. */
  icon: z.string(),
  path: path(),
  /** Ascending; 10, 20, 30, … leave room. */
  order: z.number(),
  /** Keys that go there. */
  keys: z.optional(keys()),
});
export type NavigationEntry = z.infer<typeof NavigationEntry>;

export const SLOT_NAMES = [
  "sidebar.panel",
  "settings.panel",
  "search.provider",
  "command",
  "home.card",
  "message.card",
  "notification.source",
] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

/** One slot that the feature fills. What is known before its code arrives stands here; the code behind it is `expose`. */
export const SlotFilling = z.object({
  slot: z.enum(SLOT_NAMES),
  /** Unique within feature and slot. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9.-]*$/)),
  expose: codeReference(),
  label: z.optional(label()),
  icon: z.optional(z.string()),
  order: z.optional(z.number()),
  /** sidebar.panel: shown while the path is one of these or below. */
  paths: z.optional(z.array(path())),
  /** message.card: the kinds it draws. command: the ids it offers. */
  kinds: z.optional(z.array(z.string())),
  /** command: keys that run it. */
  keys: z.optional(keys()),
  /** search.provider: true when it answers from what is on the device; it is then asked with each key, not in pauses of typing. */
  immediate: z.optional(z.boolean()),
  /** settings.panel: the tab (`preferences`, `security`, `integrations`) that it stands on; default `preferences`. */
  tab: z.optional(z.string()),
});
export type SlotFilling = z.infer<typeof SlotFilling>;

/** `feature.json`: what the shell knows of a feature without its code. Unknown keys are ignored, so that a newer feature fits an older shell. */
export const FeatureManifest = z.object({
  id: appId(),
  title: label(),
  version: z.string(),
  /** Absolute paths that the feature serves, with everything below them. */
  routes: z.array(path()),
  /** Exposed module of the feature's routes. */
  routesExpose: codeReference(),
  navigation: z.optional(z.array(NavigationEntry)),
  slots: z.optional(z.array(SlotFilling)),
  /** Semver ranges; the pair that does not fit is refused before a download. */
  requires: z.object({ contract: z.string(), shell: z.string() }),
  /** Who to ask: shown when the feature fails. */
  owner: z.string(),
});
export type FeatureManifest = z.infer<typeof FeatureManifest>;

export { appId as AppId };
