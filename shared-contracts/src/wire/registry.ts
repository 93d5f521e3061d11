import * as z from "zod/mini";
import { AppId, FeatureManifest } from "./feature-manifest.ts";

/** Subresource integrity: `sha384-…`. */
const integrity = () => z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]+=*$/));

/** `release.json` inside an immutable release directory. */
export const Release = z.object({
  app: AppId(),
  version: z.string(),
  /** Integrity of every file that a browser loads, by path within the release. */
  files: z.record(z.string(), integrity()),
  /** Features: the remote's entry module and, by exposed name, the modules and styles to preload. */
  entry: z.string(),
  exposes: z.record(
    z.string(),
    z.object({
      js: z.array(z.string()),
      css: z.array(z.string()),
      /** Shared modules that the shell loads only when a feature asks: on the shell's release each is an exposed name of its own. */
      shared: z.optional(z.array(z.string())),
    }),
  ),
  /** Absent on the shell's releases. */
  feature: z.optional(FeatureManifest),
  /** On the shell's releases: what it provides. */
  provides: z.optional(z.object({ contract: z.string(), shell: z.string() })),
  releasedAt: z.string(),
  notes: z.optional(z.string()),
});
export type Release = z.infer<typeof Release>;

/** `registry.json`: the only thing that moves. */
export const Registry = z.object({
  schema: z.literal(1),
  /** Grows by one with each change. */
  revision: z.number(),
  apps: z.record(
    z.string(),
    z.object({
      /** The version that the next page load runs. */
      active: z.string(),
      /** Where the app's files are served from; absent: `/releases` of the product's own origin. */
      origin: z.optional(z.string()),
      /** Every move of the pointer, oldest first. */
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

/** One release of a feature as the shell gets it: URLs resolved. */
export const ResolvedRelease = z.object({
  version: z.string(),
  /** Absolute URL of the directory, ending in a slash. */
  baseUrl: z.string(),
  entry: z.string(),
  exposes: z.record(z.string(), z.object({ js: z.array(z.string()), css: z.array(z.string()) })),
  feature: FeatureManifest,
});
export type ResolvedRelease = z.infer<typeof ResolvedRelease>;

/** What the server writes into the page for the shell: the registry for this visitor and the public configuration. */
export const BootDocument = z.object({
  registryRevision: z.number(),
  shellVersion: z.string(),
  features: z.array(
    z.object({
      id: z.string(),
      active: ResolvedRelease,
      /** Earlier releases, newest first, to fall back to when the active one does not fit or does not load. */
      fallbacks: z.array(ResolvedRelease),
    }),
  ),
  config: z.object({
    apiBaseUrl: z.string(),
    publicUrl: z.string(),
    googleSignIn: z.boolean(),
    analyticsId: z.optional(z.string()),
    sentryDsn: z.optional(z.string()),
    /** Whether the page may register the service worker that lets the frame open offline; absent: no. */
    offline: z.optional(z.boolean()),
  }),
});
export type BootDocument = z.infer<typeof BootDocument>;

/** Answer of GET /api/releases: what was released in this installation, newest first. */
export const ReleaseHistory = z.object({
  apps: z.array(
    z.object({
      id: z.string(),
      /** Text by language, as in FeatureManifest; absent on the shell. */
      title: z.optional(z.record(z.string(), z.string())),
      active: z.string(),
      releases: z.array(z.object({ version: z.string(), releasedAt: z.string(), notes: z.optional(z.string()) })),
    }),
  ),
});
export type ReleaseHistory = z.infer<typeof ReleaseHistory>;

/** Where the page counts visits when the installation has an `analyticsId`. */
export const ANALYTICS_URL = "https://www.google-analytics.com/g/collect";

/** Id of the `<script type="application/json">` that holds the BootDocument. */
export const BOOT_ELEMENT_ID = "atrium-boot";
