import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { readAppSource } from "../build/app-source.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { contentHash } from "./content-hash.ts";

const fixture = join(import.meta.dirname, "../testing/fixtures/mfe-sample");

/** A package of the test's workspace, and what it depends on: versions, or paths of others. */
interface Member {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const KIT = { "@atrium/federation-kit": "link:../federation-kit" };

const MEMBERS: Readonly<Record<string, Member>> = {
  shell: { dependencies: { ...KIT, "@atrium/shared-ui": "link:../shared-ui", ably: "2.0.0" } },
  "mfe-chat": {
    dependencies: { "@atrium/shared-ui": "link:../shared-ui", "@x/list": "link:../list", markdown: "1.0.0" },
    devDependencies: { ...KIT, jest: "30.0.0", "rspack-loader": "1.0.0", "@types/markdown": "1.0.0" },
  },
  "mfe-settings": { dependencies: { "@atrium/shared-ui": "link:../shared-ui" }, devDependencies: KIT },
  "shared-ui": { dependencies: { mui: "9.0.0" } },
  list: { dependencies: { virtual: "3.0.0" } },
  "federation-kit": { dependencies: { "@rspack/core": "2.3.2", semver: "7.0.0" } },
};

/** What the installed packages depend on. */
const NEEDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "markdown@1.0.0": { parser: "1.0.0" },
  "@rspack/core@2.3.2": { binding: "2.3.2" },
};

const json = (value: unknown) => JSON.stringify(value);

/** pnpm's lockfile is YAML, and JSON is YAML. */
function lockfileOf(members: Readonly<Record<string, Member>>, needs = NEEDS): string {
  const locked = (dependencies: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(dependencies).map(([name, version]) => [name, { specifier: "*", version }]));
  const direct = Object.values(members).flatMap((member) =>
    Object.entries({ ...member.dependencies, ...member.devDependencies }),
  );
  const all = [...direct, ...Object.values(needs).flatMap((of) => Object.entries(of))];
  const keys = [
    ...new Set([
      ...Object.keys(needs),
      ...all.filter(([, version]) => !version.startsWith("link:")).map(([name, version]) => `${name}@${version}`),
    ]),
  ];
  return json({
    lockfileVersion: "9.0",
    importers: Object.fromEntries(
      Object.entries(members).map(([path, { dependencies, devDependencies }]) => [
        path,
        { dependencies: locked(dependencies), devDependencies: locked(devDependencies) },
      ]),
    ),
    packages: Object.fromEntries(keys.map((key) => [key, { resolution: { integrity: `sha512-${key}` } }])),
    snapshots: Object.fromEntries(keys.map((key) => [key, { dependencies: needs[key] ?? {} }])),
  });
}

const SOURCES: Readonly<Record<string, string>> = {
  "mfe-chat/rspack.config.ts": `import "rspack-loader";`,
  "mfe-chat/src/chat.ts": `import "markdown";`,
  "mfe-chat/src/chat.test.ts": `import "jest";`,
  "mfe-chat/src/testing/fake-chat.ts": `import "jest";`,
  "list/src/index.ts": "export {};",
};

async function makeWorkspace() {
  const directory = await temporaryDirectory();
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(directory.path, file)), { recursive: true });
    await writeFile(join(directory.path, file), text);
  };
  for (const path of Object.keys(MEMBERS)) await write(`${path}/package.json`, json({ version: "1.0.0" }));
  for (const [file, text] of Object.entries(SOURCES)) await write(file, text);
  await write("pnpm-lock.yaml", lockfileOf(MEMBERS));
  const hash = (app: string) => contentHash(readAppSource(join(directory.path, app)));
  /** The apps whose hash differs after a change. */
  async function changedBy(change: () => Promise<unknown>): Promise<string[]> {
    const apps = ["shell", "mfe-chat", "mfe-settings"];
    const before = await Promise.all(apps.map(hash));
    await change();
    const after = await Promise.all(apps.map(hash));
    return apps.filter((_, index) => before[index] !== after[index]);
  }
  return {
    path: directory.path,
    write,
    hash,
    changedBy,
    [Symbol.asyncDispose]: () => directory[Symbol.asyncDispose](),
  };
}

const withMember = (path: string, member: Member): Readonly<Record<string, Member>> => ({
  ...MEMBERS,
  [path]: {
    dependencies: { ...MEMBERS[path]?.dependencies, ...member.dependencies },
    devDependencies: { ...MEMBERS[path]?.devDependencies, ...member.devDependencies },
  },
});

const ALL = ["shell", "mfe-chat", "mfe-settings"];

describe("the content hash", () => {
  it("changes with a source and with the manifest, but not with a test", async () => {
    await using directory = await temporaryDirectory();
    const app = join(directory.path, "mfe-sample");
    await cp(fixture, app, {
      recursive: true,
      filter: (path) => !path.slice(fixture.length).includes("node_modules"),
    });
    const hash = () => contentHash(readAppSource(app));
    const before = await hash();
    await writeFile(join(app, "src/sample.test.tsx"), "test");
    expect(await hash()).toBe(before);
    await writeFile(join(app, "src/sample.css"), ".sample { color: red; }");
    const styled = await hash();
    expect(styled).not.toBe(before);
    const manifest = await readFile(join(app, "feature.json"), "utf8");
    await writeFile(join(app, "feature.json"), manifest.replace('"Sample"', '"Example"'));
    expect(await hash()).not.toBe(styled);
  });

  it.each<[change: string, lockfile: string, changed: string[]]>([
    [
      "a package of one app",
      lockfileOf(withMember("mfe-settings", { dependencies: { katex: "1.0.0" } })),
      ["mfe-settings"],
    ],
    ["a new app", lockfileOf({ ...MEMBERS, "mfe-notes": { dependencies: { markdown: "1.0.0", notes: "1.0.0" } } }), []],
    ["what a package needs", lockfileOf(MEMBERS, { ...NEEDS, "markdown@1.0.0": { parser: "1.0.1" } }), ["mfe-chat"]],
    ["a package's checksum", lockfileOf(MEMBERS).replace("sha512-markdown", "sha512-other"), ["mfe-chat"]],
    ["rspack", lockfileOf(withMember("federation-kit", { dependencies: { "@rspack/core": "2.3.3" } })), ALL],
    ["what rspack needs", lockfileOf(MEMBERS, { ...NEEDS, "@rspack/core@2.3.2": { binding: "2.3.3" } }), ALL],
    [
      "what the kit only runs to release",
      lockfileOf(withMember("federation-kit", { dependencies: { semver: "8.0.0" } })),
      [],
    ],
    ["what shared-ui bundles", lockfileOf(withMember("shared-ui", { dependencies: { mui: "9.0.1" } })), ["shell"]],
    [
      "what a package of the workspace bundles",
      lockfileOf(withMember("list", { dependencies: { virtual: "3.0.1" } })),
      ["mfe-chat"],
    ],
    ["a test tool", lockfileOf(withMember("mfe-chat", { devDependencies: { jest: "31.0.0" } })), []],
    ["types", lockfileOf(withMember("mfe-chat", { devDependencies: { "@types/markdown": "2.0.0" } })), []],
    [
      "a tool that rspack.config.ts imports",
      lockfileOf(withMember("mfe-chat", { devDependencies: { "rspack-loader": "2.0.0" } })),
      ["mfe-chat"],
    ],
  ])("counts %s only for the apps that it goes into", async (_, lockfile, changed) => {
    await using workspace = await makeWorkspace();
    expect(lockfile).not.toBe(lockfileOf(MEMBERS));
    expect(await workspace.changedBy(() => workspace.write("pnpm-lock.yaml", lockfile))).toEqual(changed);
  });

  it("counts the sources of a workspace package for the app that bundles it", async () => {
    await using workspace = await makeWorkspace();
    const changed = await workspace.changedBy(() => workspace.write("list/src/index.ts", "export const list = 1;"));
    expect(changed).toEqual(["mfe-chat"]);
  });

  it("is the same wherever the workspace is", async () => {
    await using one = await makeWorkspace();
    await using other = await makeWorkspace();
    expect(await one.hash("mfe-chat")).toBe(await other.hash("mfe-chat"));
  });

  it("counts all of a lockfile that can't tell which packages are an app's", async () => {
    await using workspace = await makeWorkspace();
    const { write, changedBy } = workspace;
    const { "mfe-settings": _, ...others } = MEMBERS;
    await write("pnpm-lock.yaml", lockfileOf(others));
    const more = lockfileOf({ ...others, "mfe-notes": { dependencies: { notes: "1.0.0" } } });
    expect(await changedBy(() => write("pnpm-lock.yaml", more))).toEqual(["mfe-settings"]);
    const { "mfe-chat": chat, ...rest } = others;
    const noKit = { ...rest, "mfe-chat": { dependencies: chat?.dependencies ?? {} } };
    await write("pnpm-lock.yaml", lockfileOf(noKit));
    const moreWithoutKit = lockfileOf({ ...noKit, "mfe-notes": { dependencies: { notes: "1.0.0" } } });
    expect(await changedBy(() => write("pnpm-lock.yaml", moreWithoutKit))).toEqual(["mfe-chat", "mfe-settings"]);
    await rm(join(workspace.path, "pnpm-lock.yaml"));
    await write("yarn.lock", "# yarn lockfile v1");
    expect(await changedBy(() => write("yarn.lock", "# yarn lockfile v1\nnotes@1.0.0:"))).toEqual(ALL);
  });

  it("follows npm's lockfile in a repository of one app", async () => {
    await using directory = await temporaryDirectory();
    const app = join(directory.path, "mfe-alone");
    await mkdir(app);
    await writeFile(join(app, "package.json"), json({ version: "1.0.0" }));
    const hash = async (versions: Readonly<Record<string, string>>) => {
      const packages = {
        "": { dependencies: { markdown: "*" }, devDependencies: { "@atrium/federation-kit": "*", jest: "*" } },
        "node_modules/@atrium/federation-kit": { version: "1.0.0", dependencies: { "@rspack/core": "*" } },
        ...Object.fromEntries(
          Object.entries({ markdown: "1.0.0", jest: "30.0.0", "@rspack/core": "2.3.2", ...versions }).map(
            ([name, version]) => [`node_modules/${name}`, { version }],
          ),
        ),
      };
      await writeFile(join(app, "package-lock.json"), json({ lockfileVersion: 3, packages }));
      return contentHash(readAppSource(app));
    };
    const before = await hash({});
    expect(await hash({ jest: "31.0.0" })).toBe(before);
    expect(await hash({ markdown: "2.0.0" })).not.toBe(before);
    expect(await hash({ "@rspack/core": "2.3.3" })).not.toBe(before);
  });

  it("refuses a damaged lockfile", async () => {
    await using workspace = await makeWorkspace();
    const conflict = `${lockfileOf(MEMBERS)}\n<<<<<<< HEAD\n`;
    await workspace.write("pnpm-lock.yaml", conflict);
    await expect(workspace.hash("mfe-chat")).rejects.toThrow(/pnpm-lock\.yaml is damaged \(line \d+: /);
  });
});
