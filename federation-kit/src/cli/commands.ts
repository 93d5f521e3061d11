import {
  check,
  diff,
  log,
  moveSet,
  promote,
  prune,
  publish,
  rollback,
  status,
  withdraw,
  type PublishStep,
} from "../commands/index.ts";
import { appDirectory } from "./app-directory.ts";
import type { Command } from "./command.ts";
import { countOption } from "./count-option.ts";
import { describeDiff } from "./describe-diff.ts";
import { channelOption } from "./channel-option.ts";
import { describeLogEntry } from "./describe-log.ts";
import { describeMove } from "./describe-move.ts";
import { describeStatus } from "./describe-status.ts";
import { faultOption } from "./fault-option.ts";
import { memberArgument } from "./member-argument.ts";
import { originOption } from "./origin-option.ts";
import { percentOption } from "./percent-option.ts";
import { serve } from "./serve.ts";
import { UsageError } from "./usage-error.ts";

const WITHDRAW_EXAMPLE = 'withdraw mfe-chat 1.0.0 --why "Loses drafts"';

/** The verbs, in the order in which a release goes through them. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  check: {
    args: "<app>",
    options: [],
    summary: "what publish and promote would refuse, without publishing",
    example: "check mfe-chat",
    async run({ args: [app = ""], releasesDirectory, progress }) {
      progress(`Building ${app}`);
      const { app: id, version, files } = await check(appDirectory(app), releasesDirectory);
      const count = Object.keys(files).length;
      return {
        lines: [`${id} ${version} can be published and promoted: ${count} files`],
        records: [{ app: id, version, files: count }],
      };
    },
  },
  publish: {
    args: "<app>",
    options: ["version", "origin", "notes", "why"],
    summary: "build, check and store a release; pages don't run it yet",
    example: "publish mfe-chat",
    async run({ args: [app = ""], options, releasesDirectory, progress }) {
      const { version, notes, why } = options;
      const origin = originOption(options.origin);
      const publication = await publish({
        appDirectory: appDirectory(app),
        releasesDirectory,
        onProgress: (step) => progress(describeStep(step)),
        ...(version === undefined ? {} : { version }),
        ...(notes === undefined ? {} : { notes }),
        ...(why === undefined ? {} : { why }),
        ...(origin === undefined ? {} : { origin }),
      });
      const { app: id, version: published, changed, remarks } = publication;
      return {
        lines: [`${id} ${published} ${changed ? "is" : "was already"} published`, ...remarks],
        records: [publication],
      };
    },
  },
  promote: {
    args: "<app> <version>",
    options: ["percent", "channel", "why", "strand"],
    summary: "make a published version the active one: the next page load runs it",
    example: "promote mfe-chat 1.1.0",
    async run({ args: [app = "", version = ""], options: { why, strand, ...options }, releasesDirectory }) {
      const percent = percentOption(options.percent);
      const channel = channelOption(options.channel);
      if (percent !== undefined && channel !== undefined)
        throw new UsageError("--percent is of everyone's visitors, so it can't go with --channel");
      const move = await promote(releasesDirectory, app, version, { why, strands: strand, percent, channel });
      return { lines: describeMove(move), records: [move] };
    },
  },
  rollback: {
    args: "<app> [version]",
    options: ["channel", "why", "strand"],
    summary: "go back to the version that was active before, or to an earlier one, and withdraw the later ones",
    example: "rollback mfe-chat",
    async run({ args: [app = "", version], options: { why, strand, ...options }, releasesDirectory }) {
      const channel = channelOption(options.channel);
      const move = await rollback(releasesDirectory, app, version, { why, strands: strand, channel });
      return { lines: describeMove(move), records: [move] };
    },
  },
  set: {
    args: "<app@version> …",
    options: ["why", "strand"],
    summary: "move several apps to versions that only fit each other, all at once, forward or back",
    example: "set shell@2.0.0 mfe-chat@3.0.0",
    async run({ args, options: { why, strand }, releasesDirectory }) {
      const moves = await moveSet(releasesDirectory, args.map(memberArgument), { why, strands: strand });
      return { lines: moves.flatMap(describeMove), records: moves };
    },
  },
  withdraw: {
    args: "<app> <version>",
    options: ["why"],
    summary: "never run a version again, also not as a fallback; needs --why",
    example: WITHDRAW_EXAMPLE,
    async run({ args: [app = "", version = ""], options: { why }, releasesDirectory }) {
      if (why === undefined) throw new UsageError(`withdraw needs --why. For example: ${WITHDRAW_EXAMPLE}`);
      const changed = await withdraw(releasesDirectory, app, version, why);
      return {
        lines: [`${app} ${version} ${changed ? "is" : "was already"} withdrawn`],
        records: [{ app, version, changed }],
      };
    },
  },
  prune: {
    args: "[app]",
    options: ["keep", "days", "dry-run"],
    summary: "remove the files of releases that neither pages nor a rollback need",
    example: "prune mfe-chat --dry-run",
    async run({ args: [app], options, releasesDirectory }) {
      const [keep, days] = [countOption("keep", options.keep), countOption("days", options.days)];
      const dryRun = options["dry-run"] === true;
      const pruned = await prune(releasesDirectory, {
        app,
        dryRun,
        ...(keep === undefined ? {} : { keep }),
        ...(days === undefined ? {} : { days }),
      });
      const lines = pruned.map(({ app: id, version }) => `${id} ${version} ${dryRun ? "would be" : "is"} removed`);
      return { lines: lines.length === 0 ? ["There's nothing to remove"] : lines, records: pruned };
    },
  },
  status: {
    args: "[app]",
    options: [],
    summary: "what's published, and what pages run of it",
    example: "status mfe-chat",
    async run({ args: [app], releasesDirectory }) {
      const found = await status(releasesDirectory, app);
      return { lines: describeStatus(found, releasesDirectory), records: [found] };
    },
  },
  diff: {
    args: "<app> <version> <version>",
    options: [],
    summary: "how two published versions differ",
    example: "diff mfe-chat 1.0.0 1.1.0",
    async run({ args: [app = "", from = "", to = ""], releasesDirectory }) {
      const found = await diff(releasesDirectory, app, from, to);
      return { lines: describeDiff(found), records: [found] };
    },
  },
  log: {
    args: "[app]",
    options: [],
    summary: "who changed what, when and why",
    example: "log mfe-chat",
    async run({ args: [app], releasesDirectory }) {
      const entries = await log(releasesDirectory, app);
      return { lines: entries.map(describeLogEntry), records: entries };
    },
  },
  serve: {
    args: "",
    options: ["port", "fault", "files", "times"],
    summary: "serve the releases to pages of other origins, with a fault to try out, if you like",
    example: "serve --port 4001",
    run: ({ options, releasesDirectory }) => serve(releasesDirectory, options.port, faultOption(options)),
  },
};

const describeStep = (step: PublishStep): string =>
  step.step === "build"
    ? `Building ${step.app} ${step.version}`
    : `Storing the ${step.files} files of ${step.app} ${step.version}`;
