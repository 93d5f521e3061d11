import { describe, expect, it } from "@jest/globals";
import { isOrigin } from "./origin.ts";

describe("an origin", () => {
  it.each([
    "https://a.example",
    "http://127.0.0.1:3001",
    "http://localhost:3001",
    "https://xn--bcher-kva.example",
    "http://mfe_chat:8080",
    "http://[::1]:3001",
  ])("is %s", (text) => {
    expect(isOrigin(text)).toBe(true);
  });

  it.each([
    "data:text/javascript,1",
    "javascript:alert(1)",
    "https://a.example; script-src *",
    "https://a.example;script-src",
    "https://a.example,b.example",
    "https://a.example https://b.example",
    "https://a.example\nscript-src",
    "https://*.example",
    "https://*",
    "//evil.example",
    "https://a.example/",
    "https://a.example/path",
    "https://a.example?query",
    "https://user@a.example",
    "https://A.example",
    "https://bücher.example",
    "https://a.example:443",
    "https://a.example:99999",
    "https:a.example",
    "ws://a.example",
    "*",
    "'unsafe-inline'",
    "null",
    "",
  ])("isn't %j", (text) => {
    expect(isOrigin(text)).toBe(false);
  });
});
