import { beforeEach, describe, expect, it } from "@jest/globals";
import { createMemoryCaches } from "../../testing/memory-caches.ts";
import { sampleBoot, sampleRelease } from "../../testing/sample-features.ts";
import { WORKER_POLICY, keepMessage, registerWorker } from "./register-worker.ts";

const BOOT = sampleBoot([{ id: "mfe-chat", active: sampleRelease("mfe-chat", "1.0.0"), fallbacks: [] }]);
const CHAT = BOOT.features[0]?.active.baseUrl ?? "";
const SHELL = "http://localhost/releases/shell/1.0.0/";
const bootWith = (offline: boolean) => ({ ...BOOT, config: { ...BOOT.config, offline } });

function setUp(loaded: readonly string[] = []) {
  const registered: unknown[] = [];
  const removal: string[] = [];
  const memory = createMemoryCaches();
  const posted: unknown[] = [];
  const serviceWorker = {
    register: async (url: unknown) => void registered.push(url),
    getRegistration: async () => ({
      update: async () => void removal.push("updated"),
      unregister: async () => void removal.push("unregistered"),
    }),
    ready: Promise.resolve({ active: { postMessage: (message: unknown) => posted.push(message) } }),
  };
  const policies: Record<string, (url: string) => string> = {};
  const page = {
    navigator: { serviceWorker },
    document,
    caches: memory.caches,
    performance: { getEntriesByType: () => loaded.map((name) => ({ name })) },
    trustedTypes: {
      createPolicy(name: string, { createScriptURL }: { createScriptURL(url: string): string }) {
        policies[name] = createScriptURL;
        return {
          createScriptURL(this: unknown, url: string) {
            // As browsers do for a method without its object.
            if (this === undefined) throw new TypeError("Illegal invocation");
            return { trusted: createScriptURL(url) };
          },
        };
      },
    },
  } as unknown as Window;
  return { page, registered, removal, memory, posted, policies };
}

beforeEach(() => {
  document.head.innerHTML = `<script type="importmap">${JSON.stringify({
    integrity: {
      "/releases/shell/1.0.0/main.js": "sha384-a",
      "/releases/shell/1.0.0/auth.js": "sha384-b",
      "/releases/shell/1.0.0/sw.js": "sha384-c",
      "/releases/shell/1.0.0/texts-shell-de-json.js": "sha384-d",
      "/releases/shell/1.0.0/texts-shell-ja-json.js": "sha384-e",
      [`${CHAT}entry.js`]: "sha384-f",
    },
  })}</script><link rel="stylesheet" href="/releases/shell/1.0.0/main.css"><script type="module" src="/releases/shell/1.0.0/main.js"></script>`;
});

describe("the worker", () => {
  it("is registered if the installation has one, through a policy that only allows its URL", async () => {
    const { page, registered, posted, policies } = setUp();
    await registerWorker(bootWith(true), page);
    expect(registered).toEqual([{ trusted: "/sw.js" }]);
    expect(posted).toMatchObject([{ kind: "atrium-keep" }]);
    expect(() => policies[WORKER_POLICY]?.("/elsewhere.js")).toThrow("is not Atrium's worker");
  });

  it("left over from before is removed with its caches if the installation has none", async () => {
    const { page, registered, removal, memory } = setUp();
    for (const name of ["atrium-files-2", "atrium-page-2", "another-product"]) await memory.caches.open(name);
    await registerWorker(bootWith(false), page);
    expect(registered).toEqual([]);
    expect(removal).toEqual(["updated", "unregistered"]);
    expect(memory.names()).toEqual(["another-product"]);
  });

  it("isn't required in browsers without service workers", async () => {
    await expect(registerWorker(bootWith(true), { navigator: {} } as Window)).resolves.toBeUndefined();
  });

  it("learns the whole frame in the languages in use, and the feature files that were used", () => {
    const used = [
      `${SHELL}texts-shell-de-json.js`,
      `${SHELL}inter.woff2`,
      `${CHAT}entry.js`,
      "http://localhost/api/me",
    ];
    expect(keepMessage(BOOT, setUp(used).page)).toEqual({
      kind: "atrium-keep",
      releases: [SHELL, CHAT],
      frame: ["main.js", "auth.js", "main.css", "texts-shell-de-json.js", "inter.woff2"].map((file) => SHELL + file),
      used: [`${CHAT}entry.js`],
    });
  });
});
