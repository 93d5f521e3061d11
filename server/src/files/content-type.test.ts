import { describe, expect, it } from "@jest/globals";
import { contentType } from "./content-type.ts";
import { jpeg, png, sample } from "../media/testing/media-samples.ts";

const plain = { name: "file", declaredType: "application/octet-stream" };
const of = (bytes: Buffer | string, hints: Partial<typeof plain> = {}) =>
  contentType(Buffer.from(bytes), { ...plain, ...hints });

describe("a file's type", () => {
  it.each([
    ["image/png", png(3, 2)],
    ["image/jpeg", jpeg(640, 480)],
    ["image/gif", sample.gif],
    ["image/webp", sample.webp],
    ["application/pdf", sample.pdf],
  ] as const)("is %s by its content, whatever it is called or declared", (type, bytes) => {
    expect(of(bytes)).toBe(type);
    expect(of(bytes, { name: "page.html", declaredType: "text/plain" })).toBe(type);
  });

  it.each([
    ["text/markdown", "# Title", "notes.md", "text/plain"],
    ["text/markdown", "<div align=center>Read me</div>", "README.md", ""],
    ["text/csv", "a,b\n1,2\n", "table.csv", "application/vnd.ms-excel"],
    ["application/json", '{"a":1}', "data.json", ""],
    ["application/json", "\ufeff[]", "data", "application/json; charset=utf-8"],
    ["text/plain", "{not json", "data.json", "application/json"],
    ["text/plain", "GIF<script>alert(1)</script>", "a.gif", "image/gif"],
    ["text/plain", "Grüße 👋\n", "hello", ""],
    ["text/plain", "a < b and <b>bold</b>", "hello.txt", "image/png"],
  ])("is %s for the text %j called %s", (type, text, name, declaredType) => {
    expect(of(text, { name, declaredType })).toBe(type);
  });

  it.each([
    ["Windows-1252", Buffer.from("caf\u00e9;\u0080\n", "latin1")],
    ["UTF-16", Buffer.from("\ufeffcaf\u00e9;€\n", "utf16le")],
    ["UTF-16 with its larger bytes first", Buffer.from("\ufeffcaf\u00e9;€\n", "utf16le").swap16()],
  ])("is a text's in %s", (_, bytes) => {
    expect(of(bytes, { name: "prices.csv" })).toBe("text/csv");
    expect(of(bytes, { name: "notes.txt" })).toBe("text/plain");
  });

  it.each([
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["SVG after a prolog", '\ufeff<?xml version="1.0"?>\n<svg/>'],
    ["SVG after comments", "<!-- a --> <!-- b -->\n<svg onload=alert(1)>"],
    ["HTML", "<!DOCTYPE html><html><script>alert(1)</script>"],
    ["HTML in capitals after blanks", "\n\t <HTML><BODY onload=alert(1)>"],
    ["a script", "<script>alert(1)</script>"],
    ["a program", Buffer.from("4d5a90000300000004000000ffff0000", "hex")],
    ["a zip", Buffer.from("504b030414000000080000002100", "hex")],
    ["UTF-16", Buffer.from("\ufeff<html>", "utf16le")],
    ["UTF-16 with its larger bytes first", Buffer.from("\ufeff<svg/>", "utf16le").swap16()],
    ["UTF-16 that's cut off", Buffer.from([0xff, 0xfe, 0x61, 0x00, 0x62])],
    ["UTF-16 with half a pair", Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x61, 0x00])],
    ["UTF-16 with a NUL", Buffer.from("\ufeffa\u0000", "utf16le")],
    ["HTML in Windows-1252", Buffer.from("<html>caf\u00e9", "latin1")],
    ["a byte that no encoding has", Buffer.from([0x61, 0xff, 0x81, 0x62])],
    ["a control character in Windows-1252", Buffer.from([0xe9, 0x01])],
    ["a NUL in text", "a\u0000b"],
    ["HTML with the start of a PNG", Buffer.concat([png(1, 1).subarray(0, 8), Buffer.from("<html><script>")])],
    ["a JPEG that never comes to its frame", Buffer.concat([jpeg(1, 1).subarray(0, 6), Buffer.from("<html>")])],
    ["a pixel bomb (PNG)", png(50_000, 50_000)],
    ["a pixel bomb (JPEG)", jpeg(65_535, 65_535)],
    ["an image without pixels", png(0, 10)],
    ["nothing that has a signature", Buffer.from([1, 2, 3, 4])],
  ])("isn't accepted for %s", (_, bytes) => {
    expect(of(Buffer.from(bytes), { name: "a.png", declaredType: "image/png" })).toBeUndefined();
    expect(of(Buffer.from(bytes), { name: "a.txt", declaredType: "text/plain" })).toBeUndefined();
  });

  it("is an image for a valid GIF that's also a script, so browsers won't run it", () => {
    const polyglot = Buffer.from("GIF89a/*    */=alert(1)");
    expect(of(polyglot, { name: "a.js", declaredType: "text/javascript" })).toBe("image/gif");
  });
});
