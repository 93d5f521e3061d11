import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { AppId, FeatureManifest } from "./feature-manifest.ts";

/** Subresource integrity: `sha256-…`, and `sha384-…` in earlier releases. */
const integrity = () => z.string().check(z.regex(/^sha(256|384)-[A-Za-z0-9+/]+=*$/));

/** A file's path within its release. It can't lead out of it: no scheme, no leading slash, no segment `.` or `..`. */
const file = () =>
  z.string().check(
    z.regex(/^(?:(?!\.{1,2}\/)[\w.-]+\/)*(?!\.{1,2}$)[\w.-]+$/, {
      error: "Must be a file within the release, of letters, digits and . _ - /",
    }),
  );

/** `release.json` inside an immutable release directory. */
export const Release = z.object({
  app: AppId(),
  version: z.string(),
  /** Integrity of every file a browser loads, by path within the release. */
  files: z.record(file(), integrity()),
  /** On features: the remote's entry module and, by exposed name, the modules and styles to preload. */
  entry: file(),
  exposes: z.record(
    z.string(),
    z.object({
      js: z.array(file()),
      css: z.array(file()),
      /** Shared modules the shell loads only when a feature needs them. The shell's release exposes each under its own name. */
      shared: z.optional(z.array(z.string())),
    }),
  ),
  /** By language: the module with the app's texts. The app checks their integrity itself, so a page only has that of its language. */
  texts: z.optional(z.record(z.string(), file())),
  /** Modules that no page fetches first. The app checks their integrity itself, so pages don't have it. */
  later: z.optional(z.array(file())),
  /** Absent on the shell's releases. */
  feature: z.optional(FeatureManifest),
  /** On the shell's releases: what it provides. `bridged` lists earlier contract versions whose features it also runs. */
  provides: z.optional(
    z.object({
      contract: z.string(),
      bridged: z.optional(z.array(z.string())),
      wire: z.optional(z.string()),
      spec: z.optional(z.string()),
      ui: z.optional(z.string()),
      shell: z.string(),
    }),
  ),
  releasedAt: z.string(),
  notes: z.optional(z.string()),
});
export type Release = z.infer<typeof Release>;

/**
 * `registry.json` of schema 1.
 * @deprecated The kit writes later schemas, which `docs/spec/registry.md` describes. It still reads this one.
 */
export const Registry = z.object({
  schema: z.literal(1),
  /** Increases by one with each change. */
  revision: z.number(),
  apps: z.record(
    z.string(),
    z.object({
      /** The version the next page load runs. */
      active: z.string(),
      /** Where the app's files are served from. Defaults to `/releases` on the product's own origin. */
      origin: z.optional(z.string()),
      /** Every change of `active`, oldest first. */
      history: z.array(
        z.object({
          version: z.string(),
          at: z.string(),
          action: z.enum(["release", "activate"]),
          notes: z.optional(z.string()),
        }),
      ),
    }),
  ),
});
export type Registry = z.infer<typeof Registry>;

/** One release of a feature as the shell gets it, with resolved URLs. */
export const ResolvedRelease = z.object({
  version: z.string(),
  /** Absolute URL of the release's directory, ending in a slash. */
  baseUrl: z.string(),
  entry: file(),
  exposes: z.record(z.string(), z.object({ js: z.array(file()), css: z.array(file()) })),
  feature: FeatureManifest,
});
export type ResolvedRelease = z.infer<typeof ResolvedRelease>;

/** What the server embeds in the page for the shell: the registry as it applies to this visitor, and the public configuration. */
export const BootDocument = z.object({
  registryRevision: z.number(),
  shellVersion: z.string(),
  features: z.array(
    z.object({
      id: z.string(),
      active: ResolvedRelease,
      /** Earlier releases, newest first, to fall back to if the active one is incompatible or doesn't load. */
      fallbacks: z.array(ResolvedRelease),
    }),
  ),
  /** The languages that the features' labels are in. Without it, they're in all languages. */
  labelLanguages: z.optional(z.array(z.string())),
  config: z.object({
    apiBaseUrl: z.string(),
    publicUrl: z.string(),
    googleSignIn: z.boolean(),
    analyticsId: z.optional(z.string()),
    sentryDsn: z.optional(z.string()),
    /** Whether the page may register the service worker that lets the frame open offline. Defaults to false. */
    offline: z.optional(z.boolean()),
  }),
});
export type BootDocument = z.infer<typeof BootDocument>;

/** What was released in this installation, newest first. */
export const ReleaseHistory = z.object({
  apps: z.array(
    z.object({
      id: z.string(),
      /** Text by language, as in FeatureManifest. Absent on the shell. */
      title: z.optional(z.record(z.string(), z.string())),
      active: z.string(),
      releases: z.array(z.object({ version: z.string(), releasedAt: z.string(), notes: z.optional(z.string()) })),
    }),
  ),
});
export type ReleaseHistory = z.infer<typeof ReleaseHistory>;

export const releaseCalls = {
  history: defineCall({ method: "GET", path: "/releases", public: true, answer: ReleaseHistory }),
};
