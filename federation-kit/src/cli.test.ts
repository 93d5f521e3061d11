import { spawn, spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { makeRelease } from "./testing/make-release.ts";
import { temporaryDirectory } from "./testing/temporary-directory.ts";

const cli = (...args: string[]) => cliIn(process.cwd(), ...args);

function cliIn(cwd: string, ...args: string[]): { status: number | null; out: string; error: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "cli.ts"), ...args], {
    cwd,
    env: { ...process.env, ATRIUM_DATA_DIR: "", ATRIUM_ACTOR: "Ann" },
    encoding: "utf8",
  });
  return { status, out: stdout, error: stderr };
}

const sample = join(import.meta.dirname, "testing/fixtures/mfe-sample");

describe("the command line", () => {
  it.each([
    [["publish"], "publish needs <app>. For example: publish mfe-chat\n"],
    [["publish", "shell", "--origin", "cdn"], "--origin cdn is no URL\n"],
    [["publish", "shell", "--origin", "https://cdn.example/path"], "--origin must look like https://host:port\n"],
    [["publish", "shell", "--origin", "javascript:alert(1)"], "--origin must look like https://host:port\n"],
    [["publish", "shell", "--origin", "ws://cdn.example"], "--origin must look like https://host:port\n"],
    [["publish", "shell", "--origin", "https://ann@cdn.example"], "--origin must look like https://host:port\n"],
    [["publish", "shell", "--strand", "mfe-a"], "publish takes no --strand; see: --help\n"],
    [["promote", "mfe-chat"], "promote needs <version>. For example: promote mfe-chat 1.1.0\n"],
    [["promote", "mfe-chat", "1.0.0", "2.0.0"], "2.0.0 is too much. For example: promote mfe-chat 1.1.0\n"],
    [["promote", "mfe-chat", "1.0.0", "--notes", "x"], "promote takes no --notes; see: --help\n"],
    [["promote", "mfe-chat", "1.0.0", "--percent", "0"], "--percent must be a whole number from 1 to 100\n"],
    [["promote", "mfe-chat", "1.0.0", "--percent", "2.5"], "--percent must be a whole number from 1 to 100\n"],
    [["promote", "mfe-chat", "1.0.0", "--channel", "Beta"], "--channel must be a name in lower case, such as beta\n"],
    [
      ["promote", "mfe-chat", "1.0.0", "--channel", "beta", "--percent", "5"],
      "--percent is of everyone's visitors, so it can't go with --channel\n",
    ],
    [["rollback"], "rollback needs <app>. For example: rollback mfe-chat\n"],
    [["prune", "--keep", "-1"], expect.stringContaining("--keep")],
    [["prune", "--days", "1.5"], "--days must be a whole number\n"],
    [["set"], "set needs <app@version>. For example: set shell@2.0.0 mfe-chat@3.0.0\n"],
    [["set", "shell@2.0.0", "mfe-chat"], "mfe-chat names no release: write mfe-chat@1.4.0\n"],
    [
      ["withdraw", "mfe-chat", "1.0.0"],
      'withdraw needs --why. For example: withdraw mfe-chat 1.0.0 --why "Loses drafts"\n',
    ],
    [["status", "--wy", "x"], "Unknown option '--wy'; see: --help\n"],
    [["promote", "--why"], "Option '--why' argument is ambiguous; see: --help\n"],
    [["serve", "--port", "http"], "--port must be a number up to 65535\n"],
    [
      ["serve", "--fault", "flood"],
      "There is no fault flood: it's one of not-found, unavailable, html-page, reset, hang, stall, drip, truncated, tampered, no-cors\n",
    ],
    [["serve", "--fault", "hang", "--times", "0"], "--times must be a whole number from 1\n"],
    [["serve", "--fault", "hang", "--files", "("], "--files must be a regular expression: ( is none\n"],
    [["serve", "--files", "routes"], "--files says what a --fault befalls: name one\n"],
    [
      ["activate", "mfe-chat", "1.0.0"],
      "There is no command activate: it's one of check, publish, promote, rollback, set, withdraw, prune, status, diff, log, serve\n",
    ],
    [["constructor"], expect.stringMatching(/^There is no command constructor: /)],
  ])("says in one line what's wrong with %j, and ends with code 2", async (args, message) => {
    await using directory = await temporaryDirectory();
    expect(cli(...args, "--releases", directory.path)).toEqual({ status: 2, out: "", error: message });
  });

  it.each([
    [["publish", "mfe-nowhere"], "There is no app mfe-nowhere here\n"],
    [["promote", "mfe-chat", "../1"], "../1 is no version: it must look like 1.2.3\n"],
    [["promote", "constructor", "1.0.0"], "constructor is no app: its name must be shell or mfe-…\n"],
    [["status", "mfe-chat"], expect.stringMatching(/^Nothing of mfe-chat is published in /)],
    [["withdraw", "mfe-chat", "1.0.0", "--why", "a\nb"], "The reason must be one line of 1 to 1000 characters\n"],
  ])("says in one line why it refuses %j, and ends with code 1", async (args, message) => {
    await using directory = await temporaryDirectory();
    expect(cli(...args, "--releases", directory.path)).toEqual({ status: 1, out: "", error: message });
  });

  it("serves with a fault", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    const args = ["--releases", directory.path, "--fault", "unavailable", "--files", "entry", "--times", "1", "--json"];
    const serving = spawn(process.execPath, [join(import.meta.dirname, "cli.ts"), "serve", ...args]);
    try {
      const [line] = (await once(serving.stdout, "data")) as [Buffer];
      const { address, fault } = JSON.parse(line.toString()) as { address: string; fault: string };
      expect(fault).toBe("unavailable");
      const ask = async () => (await fetch(`${address}/releases/mfe-a/1.0.0/entry.js`)).status;
      expect([await ask(), await ask()]).toEqual([503, 200]);
    } finally {
      serving.kill();
      await once(serving, "exit");
    }
  });

  it("ends with code 4 when a file or a port can't be used", async () => {
    await using directory = await temporaryDirectory();
    await writeFile(join(directory.path, "file"), "");
    expect(cli("promote", "mfe-a", "1.0.0", "--releases", join(directory.path, "file"))).toMatchObject({ status: 4 });
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    try {
      const { port } = taken.address() as AddressInfo;
      expect(cli("serve", "--port", String(port), "--releases", directory.path)).toEqual({
        status: 4,
        out: "",
        error: `Port ${port} can't be used (EADDRINUSE): choose another with --port\n`,
      });
    } finally {
      taken.close();
    }
  });

  it("shows its commands when asked, and when called without any", () => {
    expect(cli("--help")).toMatchObject({ status: 0, out: expect.stringContaining("rollback <app> [version]") });
    expect(cli()).toMatchObject({ status: 2, out: "", error: expect.stringContaining("promote <app> <version>") });
  });

  it("publishes, promotes and rolls back", async () => {
    await using directory = await temporaryDirectory();
    const at = (...args: string[]) => cli(...args, "--releases", directory.path);
    await makeRelease(directory.path, "mfe-sample", "0.9.0");
    expect(at("publish", sample, "--version", "1.0.0", "--notes", "Samples")).toEqual({
      status: 0,
      out: "mfe-sample 1.0.0 is published\n",
      error: expect.stringMatching(/^Building mfe-sample 1\.0\.0\nStoring the \d+ files of mfe-sample 1\.0\.0\n$/),
    });
    expect(at("promote", "mfe-sample", "1.0.0").out).toBe("mfe-sample 1.0.0 is active\n");
    expect(at("promote", "mfe-sample", "1.0.0").out).toBe("mfe-sample 1.0.0 was already active\n");
    expect(at("promote", "mfe-sample", "1.0.0", "--why", "a\nb").error).toMatch(/^The reason must be one line/);
    expect(at("rollback", "mfe-sample", "--why", "Loses samples").out).toBe(
      "mfe-sample 0.9.0 is active\nmfe-sample 1.0.0 is withdrawn\n",
    );
    expect(at("status", "mfe-sample").out).toMatch(
      /^Revision 4\n\nmfe-sample\n {4}1\.0\.0 {2}withdrawn {2}\S+Z {2}Samples {2}\(Loses samples\)\n {2}\* 0\.9\.0 {2}active {5}\S+Z\n$/,
    );
  });

  it("writes the same for programs with --json: an object a line, refusals included", async () => {
    await using directory = await temporaryDirectory();
    const at = (...args: string[]) => {
      const { status, out, error } = cli(...args, "--json", "--releases", directory.path);
      return {
        status,
        error,
        records: out
          .split("\n")
          .filter(Boolean)
          .map((line) => JSON.parse(line) as unknown),
      };
    };
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.1.0", { promoted: false });
    expect(at("promote", "mfe-a", "1.1.0")).toEqual({
      status: 0,
      error: "",
      records: [{ app: "mfe-a", version: "1.1.0", from: "1.0.0", moved: true, withdrawn: [], remarks: [] }],
    });
    expect(at("log").records).toMatchObject([
      { revision: 1, action: "publish", version: "1.0.0" },
      { revision: 1, action: "promote", version: "1.0.0" },
      { revision: 2, action: "publish", version: "1.1.0" },
      { revision: 3, action: "promote", version: "1.1.0", by: "Ann" },
    ]);
    expect(at("status").records).toMatchObject([
      { revision: 3, apps: [{ app: "mfe-a", active: "1.1.0", releases: [{ state: "active" }, { state: "earlier" }] }] },
    ]);
    expect(at("diff", "mfe-a", "1.0.0", "1.1.0").records).toMatchObject([{ files: { changed: ["entry.js"] } }]);
    const message = "mfe-a 1.0.0 was active before 1.1.0: go back to it with rollback mfe-a 1.0.0";
    expect(at("promote", "mfe-a", "1.0.0")).toEqual({
      status: 1,
      error: `${message}\n`,
      records: [{ failed: "refused", message }],
    });
    expect(at("promote", "mfe-a")).toMatchObject({ status: 2, records: [{ failed: "usage" }] });
  });

  it("tells what's published in one line each, whatever its notes", async () => {
    await using directory = await temporaryDirectory();
    expect(cli("status", "--releases", directory.path).out).toBe(`Nothing is published in ${directory.path}\n`);
    await makeRelease(directory.path, "shell", "1.0.0", { notes: "The first\n  * 2.0.0\u001B[2J\tand more\n" });
    expect(cli("status", "--releases", directory.path).out).toMatch(
      /^Revision 1\n\nshell\n {2}\* 1\.0\.0 .* {2}The first \* 2\.0\.0 \[2J and more\n$/,
    );
  });

  it("rolls out, puts on a channel, and tells so", async () => {
    await using directory = await temporaryDirectory();
    const at = (...args: string[]) => cli(...args, "--releases", directory.path).out;
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    for (const version of ["1.1.0", "1.2.0"]) await makeRelease(directory.path, "mfe-a", version, { promoted: false });
    expect(at("promote", "mfe-a", "1.1.0", "--percent", "5")).toBe("mfe-a 1.1.0 is rolling out to 5 %\n");
    expect(at("promote", "mfe-a", "1.2.0", "--channel", "beta")).toBe("mfe-a 1.2.0 is on beta\n");
    expect(at("status")).toMatch(
      / 1\.2\.0 {2}on beta {13}\S+\n {4}1\.1\.0 {2}rolling out to 5 % {2}\S+\n {2}\* 1\.0\.0 {2}active {14}\S+\n$/,
    );
    expect(at("log")).toMatch(
      /promote mfe-a 1\.1\.0 {2}instead of 1\.0\.0 {2}for 5 %\n.*promote mfe-a 1\.2\.0 {2}instead of 1\.0\.0 {2}on beta\n$/,
    );
    expect(at("rollback", "mfe-a")).toBe("mfe-a 1.0.0 is active\nmfe-a 1.1.0 is withdrawn\n");
    expect(at("rollback", "mfe-a", "--channel", "beta")).toBe("mfe-a 1.0.0 is on beta\nmfe-a 1.2.0 is withdrawn\n");
    expect(at("promote", "mfe-a", "1.2.0", "--percent", "100")).toBe("mfe-a 1.2.0 is active\n");
  });

  it("compares two releases", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0", { files: { "entry.js": "1" } });
    await makeRelease(directory.path, "mfe-a", "1.1.0", {
      files: { "entry.js": "1".repeat(90) },
      feature: { routes: ["/a", "/b"] },
      origin: "https://a.example",
    });
    const at = (...args: string[]) => cli("diff", "mfe-a", ...args, "--releases", directory.path).out;
    expect(at("1.0.0", "1.1.0")).toBe(
      [
        "mfe-a 1.0.0 → 1.1.0",
        "  files     0 new, 0 gone, 1 changed",
        "  bytes     1 → 90 (+89)",
        "  exposes   ./routes  1 → 90 (+89)",
        "  routes    + /b",
        "  origin    the product's own → https://a.example",
        "",
      ].join("\n"),
    );
    expect(at("1.0.0", "1.0.0")).toBe("mfe-a 1.0.0 → 1.0.0: no difference\n");
  });

  it("withdraws a release, and the log says who did it and why", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.1.0");
    const at = (...args: string[]) => cli(...args, "--releases", directory.path);
    expect(at("withdraw", "mfe-a", "1.0.0", "--why", "Loses drafts").out).toBe("mfe-a 1.0.0 is withdrawn\n");
    expect(at("withdraw", "mfe-a", "1.0.0", "--why", "Loses drafts").out).toBe("mfe-a 1.0.0 was already withdrawn\n");
    const { out } = at("log");
    expect(out.split("\n")).toHaveLength(6);
    expect(out).toMatch(/\n3 {2}\S+Z {2}Ann {2}withdraw mfe-a 1\.0\.0 {2}\(Loses drafts\)\n$/);
    expect(at("log", "mfe-b").out).toBe("");
  });

  it("uses data/releases when ATRIUM_DATA_DIR is empty", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(join(directory.path, "data", "releases"), "shell", "1.0.0");
    expect(cliIn(directory.path, "status").out).toMatch(/^Revision 1\n/);
  });
});
