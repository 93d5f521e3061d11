import { expect, it } from "@jest/globals";
import { readReleasedFiles } from "./released-files.ts";

it("knows what the page's import map lists, and what lies beside that", () => {
  document.head.innerHTML = `<script type="importmap">${JSON.stringify({
    integrity: {
      "http://a.example/releases/mfe-a/1.0.0/entry.js": "sha256-a",
      "/releases/shell/1.0.0/main.js": "sha256-b",
    },
  })}</script>`;
  const { integrity, isFromRelease } = readReleasedFiles(document);
  expect(integrity("http://localhost/releases/shell/1.0.0/main.js")).toBe("sha256-b");
  expect(integrity("http://a.example/releases/mfe-a/1.0.0/other.js")).toBeUndefined();
  expect(isFromRelease("http://a.example/releases/mfe-a/1.0.0/other.js")).toBe(true);
  expect(isFromRelease("http://localhost:4001/other.js")).toBe(false);
});
