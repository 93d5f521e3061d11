import { spawnSync } from "node:child_process";
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

describe("the command line", () => {
  it.each([
    [["release", "mfe-nowhere"], "There is no app mfe-nowhere here\n"],
    [["release"], "Which app? For example: release mfe-chat\n"],
    [["release", "shell", "--origin", "cdn"], "--origin cdn is no URL\n"],
    [["release", "shell", "--origin", "https://cdn.example/path"], "--origin must look like https://host:port\n"],
    [["activate", "mfe-chat"], "Which app and version? For example: activate mfe-chat 1.0.0\n"],
    [["release", "shell", "--origin", "javascript:alert(1)"], "--origin must look like https://host:port\n"],
    [["release", "shell", "--origin", "ws://cdn.example"], "--origin must look like https://host:port\n"],
    [["release", "shell", "--origin", "https://ann@cdn.example"], "--origin must look like https://host:port\n"],
    [["activate", "mfe-chat", "1.0.0", "--notes", "x"], "activate takes no --notes: say the reason with --why\n"],
    [
      ["withdraw", "mfe-chat", "1.0.0"],
      'Which app and version, and why? For example: withdraw mfe-chat 1.0.0 --why "Loses drafts"\n',
    ],
    [["activate", "mfe-chat", "../1"], "../1 is no version: it must look like 1.2.3\n"],
    [["activate", "constructor", "1.0.0"], "constructor is no app: its name must be shell or mfe-…\n"],
  ])("says in one line what's wrong with %j", async (args, message) => {
    await using directory = await temporaryDirectory();
    expect(cli(...args, "--releases", directory.path)).toEqual({ status: 1, out: "", error: message });
  });

  it("shows its commands when called without any", () => {
    expect(cli()).toMatchObject({ status: 2, out: expect.stringContaining("activate <app> <version>") });
    expect(cli("--help").status).toBe(0);
  });

  it("lists the releases", async () => {
    await using directory = await temporaryDirectory();
    expect(cli("list", "--releases", directory.path).out).toContain("Nothing is released");
    await makeRelease(directory.path, "shell", "1.0.0", { notes: "The first" });
    expect(cli("list", "--releases", directory.path).out).toMatch(
      /^Revision 1\n\nshell\n {2}\* 1\.0\.0 .*The first\n$/,
    );
  });

  it("lists a release in one line, whatever its notes", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0", { notes: "The first\n  * 2.0.0\u001B[2J\tand more\n" });
    expect(cli("list", "--releases", directory.path).out).toMatch(
      /^Revision 1\n\nshell\n {2}\* 1\.0\.0 .* {2}The first \* 2\.0\.0 \[2J and more\n$/,
    );
  });

  it("withdraws a release, and the log says who did it and why", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.1.0");
    const at = (...args: string[]) => cli(...args, "--releases", directory.path);
    expect(at("withdraw", "mfe-a", "1.0.0", "--why", "a\nb").error).toMatch(/^The reason must be one line/);
    expect(at("withdraw", "mfe-a", "1.0.0", "--why", "Loses drafts").out).toBe("mfe-a 1.0.0 is withdrawn\n");
    expect(at("withdraw", "mfe-a", "1.0.0", "--why", "Loses drafts").out).toBe("mfe-a 1.0.0 was already withdrawn\n");
    expect(at("withdraw", "mfe-a", "1.0.0", "--why", "a\nb").error).toMatch(/^The reason must be one line/);
    expect(at("activate", "mfe-a", "1.1.0", "--why", "a\nb").error).toMatch(/^The reason must be one line/);
    expect(at("activate", "mfe-a", "1.1.0").out).toBe("mfe-a 1.1.0 was already active\n");
    const { out } = at("log");
    expect(out.split("\n")).toHaveLength(6);
    expect(out).toMatch(/\n3 {2}\S+Z {2}Ann {2}withdraw mfe-a 1\.0\.0 {2}\(Loses drafts\)\n$/);
    expect(at("log", "mfe-b").out).toBe("");
  });

  it("uses data/releases when ATRIUM_DATA_DIR is empty", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(join(directory.path, "data", "releases"), "shell", "1.0.0");
    expect(cliIn(directory.path, "list").out).toMatch(/^Revision 1\n/);
  });
});
