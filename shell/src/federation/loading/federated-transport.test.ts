import { CHUNK_HANDOVER, FILE_IMPORT, type FileImport, SHARED_PACKAGES } from "@atrium/federation-kit/sharing";
import { afterEach, beforeAll, expect, it, jest } from "@jest/globals";
import { sampleRelease, viewModule } from "../../testing/sample-features.ts";
import { createFederatedTransport } from "./federated-transport.ts";
import { type ReleaseTransport, moduleUrls } from "./release-transport.ts";

const VIEW = viewModule("routes");
const container = { init: async () => {}, get: async () => () => VIEW };

const importFile = jest.fn<FileImport>();
let transport: ReleaseTransport;
let version = 0;

/** A release that no other test uses, because the page's one federation runtime remembers them. */
function setUp() {
  const base = sampleRelease("mfe-a", `1.0.${(version += 1)}`);
  const release = { ...base, exposes: { "./routes": { js: ["routes.0f.js"], css: [] } } };
  const [entry = "", chunk = ""] = moduleUrls(release, "./routes");
  importFile.mockReset().mockImplementation(async (url) => (url === entry ? container : { url }));
  return { release, entry, chunk };
}

beforeAll(() => {
  Object.assign(globalThis, {
    __ATRIUM_SHARED_VERSIONS__: Object.fromEntries(SHARED_PACKAGES.map((name) => [name, "1.0.0"])),
  });
  transport = createFederatedTransport(importFile);
});
afterEach(() => void Reflect.deleteProperty(globalThis, CHUNK_HANDOVER));

it("imports an entry once, and lets features import their chunks the same way", async () => {
  const { release, entry } = setUp();
  await transport.entry(release);
  await transport.entry(release);
  await expect(transport.expose(release, "./routes")).resolves.toBe(VIEW);
  expect(importFile.mock.calls).toEqual([[entry]]);
  expect(globalThis).toHaveProperty(FILE_IMPORT, importFile);
});

it("imports an entry again after a failure", async () => {
  const { release } = setUp();
  importFile.mockRejectedValueOnce(new Error("no"));
  await expect(transport.entry(release)).rejects.toThrow("no");
  transport.forget(release);
  await transport.entry(release);
  await expect(transport.expose(release, "./routes")).resolves.toBe(VIEW);
});

it("hands an earlier release the chunks that it would import itself, whatever URL its entry came from", async () => {
  const { release, entry, chunk } = setUp();
  const taken: unknown[] = [];
  const take = (module: object) => void taken.push(module);
  Object.assign(globalThis, {
    [CHUNK_HANDOVER]: new Map([
      [`${entry}?retry=1`, take],
      ["http://b.example/entry.js", take],
    ]),
  });
  await transport.entry(release);
  await transport.expose(release, "./routes");
  expect(taken).toEqual([{ url: chunk }]);
});
