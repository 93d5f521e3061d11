import { afterEach, describe, expect, it } from "@jest/globals";
import { sampleBoot } from "../../testing/sample-features.ts";
import { readBootDocument } from "./boot-document.ts";

function write(text: string) {
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = "atrium-boot";
  script.textContent = text;
  document.body.append(script);
}
afterEach(() => document.body.replaceChildren());

describe("the page's boot document", () => {
  it("is what the server wrote", () => {
    write(JSON.stringify(sampleBoot()));
    expect(readBootDocument(document)).toEqual(sampleBoot());
  });

  it("is missed by name when the page has none", () => {
    expect(() => readBootDocument(document)).toThrow("The page has no #atrium-boot");
  });

  it.each(["null", "[]", '"text"', "{}", '{"features":[],"config":{}}', '{"features":{},"config":{"apiBaseUrl":"/"}}'])(
    "is refused when it's something else: %s",
    (text) => {
      write(text);
      expect(() => readBootDocument(document)).toThrow("#atrium-boot has no features or no configuration");
    },
  );
});
