import { describe, expect, it } from "@jest/globals";
import { contentDisposition, fileNameFor, safeFileName } from "./file-name.ts";

describe("a file's name", () => {
  it.each([
    ["../../etc/passwd", "passwd"],
    ["..\\..\\boot.ini", "boot.ini"],
    ["C:\\x\\CON", "_CON"],
    ["nul.txt", "_nul.txt"],
    [".htaccess", "htaccess"],
    ["a\r\nSet-Cookie: x.png", "aSet-Cookie_ x.png"],
    ["photo\u202egpj.exe", "photogpj.exe"],
    ['";x="', "_;x=_"],
    ["..", "file"],
    ["   ", "file"],
    ["naïve 文書.pdf", "naïve 文書.pdf"],
  ])("%j is kept as %j", (given, kept) => {
    expect(safeFileName(given)).toBe(kept);
  });

  it.each([
    ["photogpj.exe", "image/jpeg", "photogpj.exe.jpg"],
    ["page.html", "text/plain", "page.html.txt"],
    ["photo.JPEG", "image/jpeg", "photo.JPEG"],
    ["png", "image/png", "png.png"],
    ["%2e%2e%2fpasswd", "text/plain", "%2e%2e%2fpasswd.txt"],
  ] as const)("%j of %s ends as %j", (name, type, kept) => {
    expect(fileNameFor(name, type)).toBe(kept);
  });

  it("can't break out of its header", () => {
    for (const name of ['a";x="b.txt', "a\r\nb.txt", "%2e%2e%2f.txt", "文書 (1)'s.pdf", '\\".png']) {
      const header = contentDisposition("attachment", name);
      expect(header).toMatch(/^attachment; filename="[ !#$&-[\]-~]*"; filename\*=UTF-8''[\w!~.%-]*$/);
      expect(decodeURIComponent(header.split("''")[1] ?? "")).toBe(name);
    }
  });
});
