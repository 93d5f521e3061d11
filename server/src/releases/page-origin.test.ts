import { describe, expect, it } from "@jest/globals";
import { pageOrigin } from "./page-origin.ts";

describe("the origin of a page's own URLs", () => {
  it.each([
    ["http://localhost:8080", "http", "127.0.0.1:9090", "http://127.0.0.1:9090"],
    ["http://localhost:8080", "http", "localhost:8080", "http://localhost:8080"],
    ["http://localhost:8080", "http", "evil.example", "http://localhost:8080"],
    ["http://localhost:8080", "http", 'x"><script>', "http://localhost:8080"],
    ["https://atrium.example", "http", "127.0.0.1:8080", "https://atrium.example"],
  ])("configured %s, asked as %s://%s: %s", (publicUrl, protocol, host, expected) => {
    expect(pageOrigin(publicUrl, { protocol, host })).toBe(expected);
  });
});
