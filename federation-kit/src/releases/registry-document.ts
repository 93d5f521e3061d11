import { AppId } from "@atrium/shared-contracts/wire";
import * as z from "zod/mini";
import { Origin } from "./origin.ts";
import { VERSION } from "./releases-directory.ts";

/** The schema that this version writes. `docs/spec/registry.md` is its specification. */
export const REGISTRY_SCHEMA = 2;

/** An object that keeps fields it doesn't know, so that a later version's survive a change made by this one. */
const extensible = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.looseObject(shape) as unknown as z.ZodMiniObject<Shape>;

export const version = () => z.string().check(z.regex(VERSION, { error: "Must look like 1.2.3" }));
export const revision = () => z.number().check(z.int(), z.gte(0));
export const time = () => z.iso.datetime();
/** What people read in a terminal. */
const line = (maxLength: number) =>
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(maxLength),
      z.regex(/^\P{Cc}+$/u, { error: "Must be one line without control characters" }),
    );

/** Values by app. A record alone would drop an app of this name, instead of refusing it. */
export const byApp = <Value extends z.core.$ZodType>(value: Value) =>
  z.pipe(
    z.unknown().check(
      z.refine((apps) => !Object.hasOwn(Object(apps), "__proto__"), {
        path: ["__proto__"],
        error: "Must be shell or mfe-…, in lower case",
      }),
    ),
    z.record(AppId(), value),
  );

/** Who did something, when and why. */
const act = { at: time(), by: line(200), why: z.optional(line(1_000)) };

const PublishedRelease = extensible({
  version: version(),
  /** Where its files are served from. Absent: the product's own origin. */
  origin: z.optional(Origin()),
  /** Of the bytes of its release.json. Absent on releases from before schema 2 whose directory was already gone. */
  integrity: z.optional(z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]+=*$/))),
  publishedAt: time(),
  by: act.by,
  /** What's new, for people. */
  notes: z.optional(z.string()),
  /** The revision that first pointed to it. Absent while it's only published; no page falls back to it then. */
  promoted: z.optional(revision()),
  /** Present if no page may run it any more, also not as a fallback, until a pointer moves to it again. */
  withdrawn: z.optional(extensible(act)),
});
export type PublishedRelease = z.infer<typeof PublishedRelease>;

const RegisteredApp = extensible({
  /** The version that the next page load runs, by channel. */
  channels: extensible({ stable: z.optional(extensible({ version: version() })) }),
  /** Every release ever published, in the order of publishing. */
  releases: z.array(PublishedRelease),
}).check(
  z.refine(({ channels, releases }) => !channels.stable || has(releases, channels.stable.version), {
    path: ["channels", "stable", "version"],
    error: "Must be one of the app's releases",
  }),
  z.refine(({ releases }) => new Set(releases.map((release) => release.version)).size === releases.length, {
    path: ["releases"],
    error: "Must have each version once",
  }),
  z.refine((app) => pointed(app)?.withdrawn === undefined, {
    path: ["channels", "stable", "version"],
    error: ({ input }) => `${pointed(input as RegisteredApp)?.version} is withdrawn, so it can't be active`,
  }),
  z.refine((app) => !pointed(app) || pointed(app)?.promoted !== undefined, {
    path: ["channels", "stable", "version"],
    error: ({ input }) => `${pointed(input as RegisteredApp)?.version} was never promoted, so it can't be active`,
  }),
);
export type RegisteredApp = z.infer<typeof RegisteredApp>;

type Pointer = { readonly channels: RegisteredApp["channels"]; readonly releases: readonly PublishedRelease[] };
const pointed = ({ channels, releases }: Pointer): PublishedRelease | undefined =>
  releases.find((release) => release.version === channels.stable?.version);

const has = (releases: readonly { readonly version: string }[], wanted: string): boolean =>
  releases.some((release) => release.version === wanted);

const LogEntry = extensible({
  /** The revision that it led to. Entries with the same revision were one change. */
  revision: revision(),
  ...act,
  /** A `Step`'s action, or one that only a later version knows. */
  action: z.string().check(z.regex(/^[a-z-]+$/)),
  app: AppId(),
  version: version(),
  /** On moves of a pointer: the version it pointed to before. */
  from: z.optional(version()),
  /** On `publish`: where the files are served from. */
  origin: z.optional(Origin()),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** `registry.json`: the only file that changes; releases never do. */
export const Registry = extensible({
  schema: z.literal(REGISTRY_SCHEMA),
  /** Increases by one with each change. */
  revision: revision(),
  apps: byApp(RegisteredApp),
  /** Everything that was done, oldest first. */
  log: z.array(LogEntry),
});
export type Registry = z.infer<typeof Registry>;

export const EMPTY_REGISTRY: Registry = { schema: REGISTRY_SCHEMA, revision: 0, apps: {}, log: [] };

/** What the registry has about an app, whose name may be anything that someone typed. */
export const registeredApp = ({ apps }: Registry, app: string): RegisteredApp | undefined =>
  Object.hasOwn(apps, app) ? apps[app] : undefined;

/** The version that an app's pointer is at. */
export const activeVersion = (registry: Registry, app: string): string | undefined =>
  registeredApp(registry, app)?.channels.stable?.version;

/** What the registry has about one release. */
export const publishedRelease = (registry: Registry, app: string, wanted: string): PublishedRelease | undefined =>
  registeredApp(registry, app)?.releases.find((release) => release.version === wanted);

/** An app's releases that a pointer was ever moved to, in the order of their first move. */
export const promotedReleases = (registry: Registry, app: string): PublishedRelease[] =>
  (registeredApp(registry, app)?.releases ?? [])
    .filter(({ promoted }) => promoted !== undefined)
    .toSorted((a, b) => (a.promoted ?? 0) - (b.promoted ?? 0));

/** The releases that a rollback to this version withdraws: those promoted after it. None if it never was promoted itself. */
export function laterReleases(registry: Registry, app: string, wanted: string): PublishedRelease[] {
  const promoted = promotedReleases(registry, app);
  const position = promoted.findIndex((release) => release.version === wanted);
  if (position === -1) return [];
  return promoted.slice(position + 1).filter(({ withdrawn }) => withdrawn === undefined);
}

/** What pages may do with a release that's in the registry, as the specification calls it. */
export type ReleaseState = "published" | "active" | "earlier" | "withdrawn";

export function releaseState(registry: Registry, app: string, release: PublishedRelease): ReleaseState {
  if (release.withdrawn) return "withdrawn";
  if (release.version === activeVersion(registry, app)) return "active";
  return release.promoted === undefined ? "published" : "earlier";
}

/** Whether anyone ever decided what pages do with a release: whether a pointer was at it, or it was withdrawn. */
export const wasPointedTo = (release: PublishedRelease | undefined): boolean =>
  release?.promoted !== undefined || release?.withdrawn !== undefined;

/** Whether a pointer was at a version before it was first at the active one, so that moving it there is going back. */
export function isEarlier(registry: Registry, app: string, wanted: string): boolean {
  const versions = promotedReleases(registry, app).map((release) => release.version);
  const position = versions.indexOf(wanted);
  return position !== -1 && position < versions.indexOf(activeVersion(registry, app) ?? "");
}

/** The version that was active before the active one, and that pages may still run; undefined if there's none. */
export function earlierVersion(registry: Registry, app: string): string | undefined {
  const running = promotedReleases(registry, app).filter(({ withdrawn }) => withdrawn === undefined);
  return running[running.findIndex(({ version: other }) => other === activeVersion(registry, app)) - 1]?.version;
}
