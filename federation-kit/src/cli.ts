import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { activate, check, describeFailure, list, log, release, withdraw } from "./commands/index.ts";
import { givenVariables, isOrigin, ReleaseError } from "./releases/index.ts";
import { serveReleases } from "./static-server/serve.ts";

const USAGE = `Usage: node federation-kit/src/cli.ts <command>

  release <app> [--version X] [--origin URL] [--notes TEXT] [--why TEXT]   build, check, publish and activate
  activate <app> <version> [--why TEXT]                       move the pointer: roll back, or forward again
  withdraw <app> <version> --why TEXT                         never run it again, also not as a fallback
  list                                                        what is released, the active versions marked
  log [app]                                                   who changed what, when and why
  check <app>                                                 what release would refuse, without releasing
  serve [--port N]                                            serve the releases to pages of other origins

  <app> is shell, mfe-chat, … or the path of an app's directory.
  --strand FEATURE  lets release and activate leave a feature without a release that fits the shell; more than once for several
  --notes is what's new, for people; --why is the reason, for the log, which names $ATRIUM_ACTOR or else the user.
  --releases DIR   the releases directory; default $ATRIUM_DATA_DIR/releases, else data/releases`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: "string" },
    origin: { type: "string" },
    notes: { type: "string" },
    why: { type: "string" },
    strand: { type: "string", multiple: true },
    releases: { type: "string" },
    port: { type: "string", default: "0" },
    help: { type: "boolean", short: "h" },
  },
});
const releases = resolve(values.releases ?? join(givenVariables(process.env)["ATRIUM_DATA_DIR"] ?? "data", "releases"));
const workspace = dirname(dirname(import.meta.dirname));

/** The directory of an app given by name: in the current directory, or in the kit's workspace. */
function appDirectory(app: string | undefined): string {
  if (app === undefined) throw new ReleaseError("Which app? For example: release mfe-chat");
  const found = [resolve(app), join(workspace, app)].find((path) => existsSync(join(path, "package.json")));
  if (!found) throw new ReleaseError(`There is no app ${app} here`);
  return found;
}

function originOf(text: string | undefined): string | null | undefined {
  if (text === undefined) return undefined;
  if (text === "") return null;
  const url = URL.parse(text);
  if (url === null) throw new ReleaseError(`--origin ${text} is no URL`);
  // People may end it with a slash, write the host in capitals, or name the default port.
  if (!isOrigin(url.origin) || url.href !== `${url.origin}/`) {
    throw new ReleaseError("--origin must look like https://host:port");
  }
  return url.origin;
}

const say = (lines: readonly string[]): void => lines.forEach((line) => console.log(line));

function reasonOnly(command: string): string | undefined {
  if (values.notes !== undefined) throw new ReleaseError(`${command} takes no --notes: say the reason with --why`);
  return values.why;
}

async function run(command: string | undefined, app: string | undefined, version: string | undefined): Promise<void> {
  const notes = values.notes === undefined ? {} : { notes: values.notes };
  switch (command ?? "") {
    case "release": {
      const origin = originOf(values.origin);
      const result = await release({
        appDirectory: appDirectory(app),
        releasesDirectory: releases,
        ...notes,
        ...(values.why === undefined ? {} : { why: values.why }),
        ...(values.strand === undefined ? {} : { strands: values.strand }),
        ...(values.version === undefined ? {} : { version: values.version }),
        ...(origin === undefined ? {} : { origin }),
      });
      return say([
        `${result.app} ${result.version} is active${result.built ? "" : " (nothing new to build)"}`,
        ...result.remarks,
      ]);
    }
    case "activate": {
      if (!app || !version) throw new ReleaseError("Which app and version? For example: activate mfe-chat 1.0.0");
      const why = reasonOnly("activate");
      const { moved, remarks } = await activate(releases, app, version, { why, strands: values.strand });
      return say([...remarks, `${app} ${version} ${moved ? "is" : "was already"} active`]);
    }
    case "withdraw": {
      const why = reasonOnly("withdraw");
      if (!app || !version || why === undefined)
        throw new ReleaseError(
          'Which app and version, and why? For example: withdraw mfe-chat 1.0.0 --why "Loses drafts"',
        );
      const changed = await withdraw(releases, app, version, why);
      return say([`${app} ${version} ${changed ? "is" : "was already"} withdrawn`]);
    }
    case "list":
      return say([await list(releases)]);
    case "log":
      return say(await log(releases, app));
    case "check": {
      const checked = await check(appDirectory(app), releases);
      return say([`${checked.app} ${checked.version} can be released: ${Object.keys(checked.files).length} files`]);
    }
    case "serve": {
      const { address } = await serveReleases({ directory: releases, port: Number(values.port) });
      return say([`Serving ${releases} at ${address}`]);
    }
    default:
      console.log(USAGE);
      if (!values.help) process.exitCode = 2;
  }
}

try {
  await run(...(positionals as [string?, string?, string?]));
} catch (error) {
  const failure = describeFailure(error);
  if (failure === undefined) throw error;
  console.error(failure);
  process.exitCode = 1;
}
