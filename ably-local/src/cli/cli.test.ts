import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { closing, KEY, KEY_NAME, realtime, SECRET } from "../testing/rig.ts";
import { until } from "../testing/until.ts";
import { parseArguments } from "./arguments.ts";

describe("the command line", () => {
  it("is parsed", () => {
    const flags = ["--limits", "--mutable", "ai", "--revocable", "--origin", "https://atrium.example"];
    expect(parseArguments(["--port", "9000", "--key", KEY, ...flags])).toEqual({
      kind: "run",
      options: {
        port: 9000,
        host: "127.0.0.1",
        limits: true,
        sandbox: false,
        keys: [{ name: KEY_NAME, secret: SECRET, revocableTokens: true }],
        mutableNamespaces: ["ai"],
        origins: ["https://atrium.example"],
      },
    });
    expect(parseArguments(["--help"]).kind).toBe("help");
  });

  it.each([
    [[], "--port is required"],
    [["--port", "nine", "--key", KEY], "--port must be a number from 0 to 65535, not nine"],
    [["--port", "70000", "--key", KEY], "--port must be a number from 0 to 65535, not 70000"],
    [["--port", "0"], "--key is required"],
    [["--port", "0", "--key", "appid:secret"], "--key must have the form app.id:secret"],
    [["--port", "0", "--key", KEY, "--key", KEY], "--key names the same key twice"],
    [["--port", "0", "--key", KEY, "--bogus"], "Unknown option '--bogus'"],
    [["--port", "0", "--key", KEY, "extra"], "Unexpected argument 'extra'"],
    [["--port"], "Option '--port <value>' argument missing"],
  ])("is refused with one line: %j", (args, message) => {
    expect(parseArguments(args)).toEqual({ kind: "mistake", message });
  });

  it("offers the sandbox only on loopback addresses", () => {
    for (const host of ["0.0.0.0", "::", "192.168.0.1", "example.com", "127.example.com"])
      expect(parseArguments(["--port", "0", "--sandbox", "--host", host]).kind).toBe("mistake");
    for (const host of ["127.0.0.1", "localhost", "::1"])
      expect(parseArguments(["--port", "0", "--sandbox", "--host", host]).kind).toBe("run");
  });
});

describe("the command", () => {
  function run(args: string[]): ChildProcess & { output(): string } {
    const child = spawn(process.execPath, [resolve(import.meta.dirname, "../cli.ts"), ...args]);
    closing(() => child.kill("SIGKILL"));
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (bytes: Buffer) => (output += bytes.toString()));
    return Object.assign(child, { output: () => output });
  }

  it("serves, prints its address but no secret, and exits cleanly on SIGTERM", async () => {
    const child = run(["--port", "0", "--key", KEY]);
    const [, port] = await until(
      () => /listens on http:\/\/127\.0\.0\.1:(\d+)/.exec(child.output()) ?? undefined,
      "the address",
    );
    const client = realtime(Number(port));
    await client.channels.get("room").publish("x", "y");
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
    expect(child.output()).not.toContain(SECRET);
    expect(child.output().trim().split("\n")).toHaveLength(1);
  });

  it("says in one line that its port is in use", async () => {
    const first = run(["--port", "0", "--key", KEY]);
    const [, port] = await until(() => /:(\d+)\n/.exec(first.output()) ?? undefined, "the address");
    const second = run(["--port", port ?? "", "--key", KEY]);
    expect(await once(second, "exit")).toEqual([1, null]);
    expect(second.output()).toBe(`ably-local: port ${port} is in use\n`);
  });
});
