import { describe, expect, it } from "@jest/globals";
import { fileText } from "./file-text.ts";
import { previewKind } from "./preview-kind.ts";

const read = (bytes: readonly number[] | string, isWhole = true) =>
  fileText({ bytes: typeof bytes === "string" ? new TextEncoder().encode(bytes) : Uint8Array.from(bytes), isWhole });

describe("a file's text", () => {
  it("has no byte order mark, and lacks a character that's cut off", () => {
    expect(read([0xef, 0xbb, 0xbf, 0x61])).toBe("a");
    expect(read([0x61, 0xe2, 0x82], false)).toBe("a");
  });

  it("is in UTF-16 if its byte order mark says so", () => {
    expect(read([0xff, 0xfe, 0x61, 0x00, 0xac, 0x20])).toBe("a€");
    expect(read([0xfe, 0xff, 0x00, 0x61, 0x20, 0xac])).toBe("a€");
    expect(read([0xff, 0xfe, 0x61, 0x00, 0xac], false)).toBe("a");
  });

  it("is in Windows-1252 if it isn't in UTF-8", () => {
    expect(read([0x63, 0x61, 0x66, 0xe9, 0x3b, 0x80])).toBe("café;€");
    expect(read([0x63, 0x61, 0x66, 0xe9], false)).toBe("caf");
    expect(read([0xe9, 0x61], false)).toBe("éa");
  });

  it.each([
    ["UTF-16 with a zero", [0xff, 0xfe, 0x61, 0x00, 0x00, 0x00]],
    ["UTF-16 that's cut off at its end", [0xff, 0xfe, 0x61, 0x00, 0x62]],
    ["UTF-8 that says that it's broken", "a\ufffd"],
    ["a byte that no encoding has", [0x61, 0xff, 0x81]],
    ["zeros", [0x61, 0x00, 0x62]],
    ["zeros in Windows-1252", [0xe9, 0x00, 0x62]],
  ])("isn't read from %s", (_, bytes) => expect(read(bytes)).toBeUndefined());

  it("may have tabs, form feeds and colors of a terminal", () =>
    expect(read("a\tb\f\u001b[31mred\r\n")).toBe("a\tb\f\u001b[31mred\r\n"));
});

it("files are previewed by how their names end", () => {
  expect(["notes.TXT", "a.b.md", "data.json", "x.log"].map(previewKind)).toEqual(["text", "text", "text", "text"]);
  expect(["prices.csv", "plan.pdf"].map(previewKind)).toEqual(["table", "pdf"]);
  expect(["photo.png", "csv", "a.csv.exe", "constructor", undefined].map(previewKind)).toEqual(
    Array(5).fill(undefined),
  );
});
