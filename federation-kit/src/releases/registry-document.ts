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

/** Values by name. A record alone would drop what's called `__proto__`, instead of refusing it. */
const byName = <Value extends z.core.$ZodType>(names: z.ZodMiniString, value: Value, error: string) =>
  z.pipe(
    z.unknown().check(z.refine((found) => !Object.hasOwn(Object(found), "__proto__"), { path: ["__proto__"], error })),
    z.record(names, value),
  );

/** Values by app. */
export const byApp = <Value extends z.core.$ZodType>(value: Value) =>
  byName(AppId(), value, "Must be shell or mfe-…, in lower case");

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

/** What a channel is called. */
export const CHANNEL = /^[a-z][a-z0-9-]{0,30}$/;

/** The channel of every installation that follows no other. */
export const STABLE = "stable";

const Rollout = extensible({
  version: version(),
  /** How many of the visitors run it, of a hundred. */
  percent: z.number().check(z.int(), z.gte(1), z.lte(99)),
});
export type Rollout = z.infer<typeof Rollout>;

const Pointer = extensible({
  /** The version that the next page load runs. */
  version: version(),
  /** The version that part of the visitors run instead. */
  rollout: z.optional(Rollout),
});

type Pointer = z.infer<typeof Pointer>;

const RegisteredApp = extensible({
  /** What pages run, by channel. */
  channels: byName(
    z.string().check(z.regex(CHANNEL, { error: "Must be a name in lower case, such as beta" })),
    Pointer,
    "Must be a name in lower case, such as beta",
  ),
  /** Every release ever published, in the order of publishing. */
  releases: z.array(PublishedRelease),
}).check(
  z.refine(({ releases }) => new Set(releases.map((release) => release.version)).size === releases.length, {
    path: ["releases"],
    error: "Must have each version once",
  }),
  ({ value, issues }) => {
    for (const problem of pointerProblems(value)) issues.push({ code: "custom", input: value, ...problem });
  },
);
export type RegisteredApp = z.infer<typeof RegisteredApp>;

interface Problem {
  readonly path: string[];
  readonly message: string;
}

/** What's wrong with where an app's pointers are. */
function pointerProblems({ channels, releases }: Pick<RegisteredApp, "channels" | "releases">): Problem[] {
  return Object.entries(channels).flatMap(([channel, { version: pointed, rollout }]) => {
    const path = ["channels", channel, "version"];
    const release = releases.find((other) => other.version === pointed);
    const own = !release
      ? [{ path, message: "Must be one of the app's releases" }]
      : release.withdrawn
        ? [{ path, message: `${pointed} is withdrawn, so it can't be active` }]
        : channel === STABLE && release.promoted === undefined
          ? [{ path, message: `${pointed} was never promoted, so it can't be active` }]
          : [];
    return rollout ? [...own, ...rolloutProblems(channel, pointed, rollout.version, releases)] : own;
  });
}

function rolloutProblems(
  channel: string,
  pointed: string,
  wanted: string,
  releases: RegisteredApp["releases"],
): Problem[] {
  const path = ["channels", channel, "rollout", "version"];
  const release = releases.find((other) => other.version === wanted);
  if (channel !== STABLE) return [{ path, message: `Only ${STABLE} can have a rollout` }];
  if (!release) return [{ path, message: "Must be one of the app's releases" }];
  if (release.withdrawn) return [{ path, message: `${wanted} is withdrawn, so it can't be rolled out` }];
  return wanted === pointed ? [{ path, message: `${wanted} is active, so it can't be rolled out` }] : [];
}

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
  /** On moves of a pointer other than that of `stable`: its channel. */
  channel: z.optional(z.string().check(z.regex(CHANNEL))),
  /** On `promote`, if only part of the visitors run it: how many of a hundred. */
  percent: z.optional(z.number().check(z.int(), z.gte(1), z.lte(99))),
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

/** Where an app's pointer is on a channel; undefined if the channel has none of its own. */
export function pointerOn(registry: Registry, app: string, channel: string): Pointer | undefined {
  const { channels = {} } = registeredApp(registry, app) ?? {};
  return Object.hasOwn(channels, channel) ? channels[channel] : undefined;
}

/** The version that everyone runs who isn't part of a rollout and follows no other channel. */
export const activeVersion = (registry: Registry, app: string): string | undefined =>
  pointerOn(registry, app, STABLE)?.version;

/** What the registry has about one release. */
export const publishedRelease = (registry: Registry, app: string, wanted: string): PublishedRelease | undefined =>
  registeredApp(registry, app)?.releases.find((release) => release.version === wanted);

/** An app's releases that a pointer was ever moved to, in the order of their first move. */
export const promotedReleases = (registry: Registry, app: string): PublishedRelease[] =>
  (registeredApp(registry, app)?.releases ?? [])
    .filter(({ promoted }) => promoted !== undefined)
    .toSorted((a, b) => (a.promoted ?? 0) - (b.promoted ?? 0));
