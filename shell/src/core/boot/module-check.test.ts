import { MODULE_CHECK } from "@atrium/federation-kit/sharing";
import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { IMPORT_MAP_POLICY, createModuleCheck, provideModuleCheck } from "./module-check.ts";

const URL = "http://a.example/releases/mfe-a/1.0.0/later.0f.js";
const INTEGRITY = `sha256-${"A".repeat(43)}=`;

type Rules = { createScript(text: string): string };
const policies: Record<string, Rules> = {};
const added: HTMLElement[] = [];
let supports = true;

/** What the page's policy turns into text that the browser runs. */
const trusted = (text: string) => `trusted ${text}`;

beforeEach(() => {
  document.head.innerHTML = `<script type="importmap">{"integrity":{"/listed.js":"${INTEGRITY}"}}</script>`;
  supports = true;
  added.length = 0;
  Object.assign(DOMTokenList.prototype, { supports: () => supports });
  Object.assign(window, {
    trustedTypes: {
      createPolicy(name: string, rules: Rules) {
        policies[name] = rules;
        return { createScript: (text: string) => trusted(rules.createScript(text)) };
      },
    },
  });
  const append = document.head.append.bind(document.head);
  jest.spyOn(document.head, "append").mockImplementation((...elements) => {
    added.push(...(elements as HTMLElement[]));
    append(...elements);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, "trustedTypes");
  Reflect.deleteProperty(DOMTokenList.prototype, "supports");
  Reflect.deleteProperty(globalThis, MODULE_CHECK);
});

it("names the module in an import map and preloads it, both with its integrity and the page's nonce", async () => {
  const checked = createModuleCheck(window, "n0nce")(URL, INTEGRITY);
  const [map, link] = added;
  expect(map).toMatchObject({ type: "importmap", nonce: "n0nce" });
  expect(map?.textContent).toBe(trusted(JSON.stringify({ integrity: { [URL]: INTEGRITY } })));
  expect(link).toMatchObject({
    rel: "modulepreload",
    href: URL,
    integrity: INTEGRITY,
    nonce: "n0nce",
    crossOrigin: null,
  });
  link?.dispatchEvent(new Event("load"));
  await checked;
});

it("fails when the module can't be fetched or isn't what was released", async () => {
  const checked = createModuleCheck(window, undefined)(URL, INTEGRITY);
  added[1]?.dispatchEvent(new Event("error"));
  await expect(checked).rejects.toThrow(`or it differs from what was released: ${URL}`);
});

it("leaves the import map alone for what the page lists", () => {
  void createModuleCheck(window, undefined)("http://localhost/listed.js", INTEGRITY);
  expect(added).toMatchObject([{ rel: "modulepreload" }]);
});

it("only lists the module in browsers that can't preload it", async () => {
  supports = false;
  await createModuleCheck(window, undefined)(URL, INTEGRITY);
  expect(added).toMatchObject([{ type: "importmap" }]);
});

it("can't be used to redirect an import, or for anything but a hash", () => {
  createModuleCheck(window, undefined);
  const createScript = policies[IMPORT_MAP_POLICY]?.createScript as Rules["createScript"];
  for (const map of [{ imports: { a: "b" } }, { integrity: {}, imports: { a: "b" } }, { integrity: { [URL]: "" } }])
    expect(() => createScript(JSON.stringify(map))).toThrow(TypeError);
});

it("is there for apps to call", async () => {
  const check = jest.fn(async (_url: string, _integrity: string) => {});
  provideModuleCheck(check);
  await (globalThis as unknown as Record<string, (url: string, integrity: string) => Promise<void>>)[MODULE_CHECK]?.(
    URL,
    INTEGRITY,
  );
  expect(check).toHaveBeenCalledWith(URL, INTEGRITY);
});
