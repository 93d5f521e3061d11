import { describe, expect, it } from "@jest/globals";
import { plainText } from "./plain-text.ts";

describe("the text of a file", () => {
  it.each<[encoding: string, bytes: Buffer, text: string]>([
    ["UTF-8", Buffer.from("größer, 日本語"), "größer, 日本語"],
    ["UTF-16", Buffer.from("\ufeffgrößer, 日本語", "utf16le"), "größer, 日本語"],
    ["Windows-1252", Buffer.from([0x80, 0x20, 0x93, 0xfc, 0x94]), "€ “ü”"],
  ])("is read in %s", (_, bytes, text) => {
    expect(plainText(bytes)).toBe(text);
  });

  it.each<[content: string, bytes: Buffer]>([
    ["has control characters", Buffer.from("MZ\u0000\u0003")],
    ["is neither UTF-8 nor Windows-1252", Buffer.from([0x61, 0xff, 0x81, 0x61])],
    ["is half a character of UTF-16", Buffer.from([0xff, 0xfe, 0x3d, 0xd8, 0x20])],
  ])("isn't there if the content %s", (_, bytes) => {
    expect(plainText(bytes)).toBeUndefined();
  });
});
