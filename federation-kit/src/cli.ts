import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { activate, check, describeFailure, list, release } from "./commands/index.ts";
import { givenVariables, ReleaseError } from "./releases/index.ts";
import { serveReleases } from "./static-server/serve.ts";

const USAGE = `Usage: node federation-kit/src/cli.ts <command>

  release <app> [--version X] [--origin URL] [--notes TEXT]   build, check, publish and activate
  activate <app> <version> [--notes TEXT]                     move the pointer: roll back, or forward again
  list                                                        what is released, the active versions marked
  check <app>                                                 what release would refuse, without releasing
  serve [--port N]                                            serve the releases to pages of other origins

  <app> is shell, mfe-chat, … or the path of an app's directory.
  --releases DIR   the releases directory; default $ATRIUM_DATA_DIR/releases, else data/releases`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: "string" },
    origin: { type: "string" },
    notes: { type: "string" },
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
  if (!URL.canParse(text)) throw new ReleaseError(`--origin ${text} is no URL`);
  const url = new URL(text);
  const plain = url.pathname === "/" && !url.search && !url.hash && !url.username;
  if (!plain || !/^https?:$/.test(url.protocol)) throw new ReleaseError(`--origin must look like https://host:port`);
  return url.origin;
}

const say = (lines: readonly string[]): void => lines.forEach((line) => console.log(line));

async function run(command: string | undefined, app: string | undefined, version: string | undefined): Promise<void> {
  const notes = values.notes === undefined ? {} : { notes: values.notes };
  switch (command ?? "") {
    case "release": {
      const origin = originOf(values.origin);
      const result = await release({
        appDirectory: appDirectory(app),
        releasesDirectory: releases,
        ...notes,
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
      return say([...(await activate(releases, app, version, values.notes)), `${app} ${version} is active`]);
    }
    case "list":
      return say([await list(releases)]);
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
