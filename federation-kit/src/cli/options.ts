import { FAULTS } from "../faults/index.ts";

/** Every option, as `parseArgs` wants them. */
export const OPTIONS = {
  version: { type: "string" },
  origin: { type: "string" },
  notes: { type: "string" },
  why: { type: "string" },
  strand: { type: "string", multiple: true },
  percent: { type: "string" },
  channel: { type: "string" },
  port: { type: "string" },
  fault: { type: "string" },
  files: { type: "string" },
  times: { type: "string" },
  keep: { type: "string" },
  days: { type: "string" },
  "dry-run": { type: "boolean" },
  releases: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** What every command takes. */
export const COMMON = ["releases", "json", "help"] as const satisfies readonly (keyof typeof OPTIONS)[];

/** How usage explains each of the others. */
export const EXPLAINED: Readonly<Record<Exclude<keyof typeof OPTIONS, (typeof COMMON)[number]>, string>> = {
  version: "--version X       default: the package's version and a hash of what goes into the build",
  origin: "--origin URL      where this release's files are served from; \"\" is the product's own origin",
  notes: "--notes TEXT      what's new, for people",
  why: "--why TEXT        the reason, for the log, which names $ATRIUM_ACTOR or else the user",
  strand: "--strand FEATURE  lets a shell leave a feature without a release that fits; again for each",
  percent:
    "--percent N       have only so many of a hundred visitors run it; promote it again with more, or without for all",
  channel: "--channel NAME    for installations that follow this channel (ATRIUM_CHANNEL); the others don't see it",
  port: "--port N          default: a free one",
  fault: `--fault NAME      let this befall files that are served: ${Object.keys(FAULTS).join(", ")}`,
  files: "--files REGEX     the files that the fault befalls, by path and query; default: all",
  keep: "--keep N          how many earlier releases of an app stay for pages to fall back to; default 5",
  days: "--days N          how long a release stays after pages last ran it, as some may be open still; default 30",
  "dry-run": "--dry-run         only say what would be removed",
  times: "--times N         how many requests it befalls; default: all",
};
