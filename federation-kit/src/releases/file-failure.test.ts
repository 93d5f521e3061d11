import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { describeFileFailure } from "./file-failure.ts";

function failureOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe("a file that can't be used", () => {
  it("is named in one line with the cause and what to do about it", async () => {
    await using directory = await temporaryDirectory();
    const file = join(directory.path, "file");
    writeFileSync(file, "");
    expect(describeFileFailure(failureOf(() => mkdirSync(file)))).toBe(
      `${file} can't be used (mkdir: EEXIST): a file is where a directory belongs; move it away`,
    );
    expect(describeFileFailure(failureOf(() => readFileSync(directory.path)))).toBeUndefined();
    expect(describeFileFailure(failureOf(() => writeFileSync(directory.path, "")))).toBe(
      `${directory.path} can't be used (open: EISDIR): a directory is where a file belongs; move it away`,
    );
  });

  it("on a read-only disk is reported like a missing permission", () => {
    const of = (code: string, syscall: string) =>
      describeFileFailure(Object.assign(new Error("refused"), { code, syscall, path: "/data/releases" }));
    const line = (reason: string) =>
      `/data/releases can't be used (${reason}): let this user read and write there, or set ATRIUM_DATA_DIR to another directory`;
    expect(of("EROFS", "open")).toBe(line("open: EROFS"));
    expect(of("ENOENT", "mkdir")).toBe(line("mkdir: ENOENT"));
    expect(of("ENOENT", "open")).toBeUndefined();
  });
});
