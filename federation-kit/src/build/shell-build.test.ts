import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { buildApp } from "./run-build.ts";

const fixture = (app: string): string => join(import.meta.dirname, "../testing/fixtures", app);

describe("the shell's build", () => {
  it("doesn't know any feature, and has the versions of what it shares", async () => {
    await using output = await temporaryDirectory();
    const built = await buildApp(fixture("shell"), { version: "1.0.0", outputDirectory: output.path });
    const entry = await readFile(join(output.path, built.entry), "utf8");
    expect(built.entry).toBe(built.groups["main"]?.js.at(-1));
    expect(entry).not.toMatch(/mfe[-_]sample/);
    expect(entry).not.toContain("__ATRIUM_SHARED_VERSIONS__");
    const react = JSON.parse(
      await readFile(join(import.meta.dirname, "../../node_modules/react/package.json"), "utf8"),
    ) as { version: string };
    expect(entry).toContain(react.version);
  });

  it("says which files contain what it shares lazily", async () => {
    await using output = await temporaryDirectory();
    const built = await buildApp(fixture("shell"), { version: "1.0.0", outputDirectory: output.path });
    const files = built.lazyShared["@atrium/shared-contracts/wire"]?.js ?? [];
    const code = await Promise.all(files.map((file) => readFile(join(output.path, file), "utf8")));
    expect(code.some((text) => text.includes("sidebar.panel"))).toBe(true);
    expect(files).not.toContain(built.entry);
  });

  it("has its service worker in one script that isn't a module and keeps its name", async () => {
    await using output = await temporaryDirectory();
    const built = await buildApp(fixture("shell"), { version: "1.0.0", outputDirectory: output.path });
    expect(built.files).toContain("sw.js");
    expect(built.entry).not.toBe("sw.js");
    const code = await readFile(join(output.path, "sw.js"), "utf8");
    expect(code).toContain("A worker");
    expect(code).not.toMatch(/\b(import|export)\b/);
  });

  it("has the page that the server serves, made when every other file is final", async () => {
    await using output = await temporaryDirectory();
    const built = await buildApp(fixture("shell"), { version: "1.0.0", outputDirectory: output.path });
    expect(built.files).toContain("page.json");
    const { template } = JSON.parse(await readFile(join(output.path, "page.json"), "utf8")) as { template: string };
    expect(template).toContain(`src="{{base}}${built.entry}"`);
  });

  it("includes the files of its public folder unchanged", async () => {
    await using output = await temporaryDirectory();
    const built = await buildApp(fixture("shell"), { version: "1.0.0", outputDirectory: output.path });
    expect(built.files).toContain("favicon.svg");
    expect(await readFile(join(output.path, "favicon.svg"), "utf8")).toContain("<svg");
  });
});

describe("a monolith's build", () => {
  it("replaces the shell's feature source with lazy chunks of the same build", async () => {
    await using output = await temporaryDirectory();
    const built = await buildApp(fixture("monolith/shell"), { version: "1.0.0", outputDirectory: output.path });
    const code = await Promise.all(
      built.files.filter((file) => file.endsWith(".js")).map((file) => readFile(join(output.path, file), "utf8")),
    );
    expect(code.some((text) => text.includes("A feature of the monolith"))).toBe(true);
    expect(code.join("\n")).not.toContain("The federated source is not for this test");
    expect(await readFile(join(output.path, built.entry), "utf8")).not.toContain("A feature of the monolith");
  });
});
