import { readBootDocument, readNonce } from "../core/boot/boot-document.ts";
import { createModuleCheck, provideModuleCheck } from "../core/boot/module-check.ts";
import { ensureRandomIds } from "../core/boot/random-ids.ts";
import { lateFeatureSource } from "../federation/loading/late-feature-source.ts";
import { startShell } from "./start-shell.tsx";

await ensureRandomIds();
const boot = readBootDocument(document);
const check = createModuleCheck(window, readNonce(document));
provideModuleCheck(check);
const features = lateFeatureSource(
  boot.features.map(({ active }) => active.feature),
  async () => {
    // Bundled with the federation runtime, in the chunk that every signed-in person needs.
    const { createFeatureSource } = await import(
      /* webpackChunkName: "signed-in" */ "../federation/loading/feature-source.ts"
    );
    return createFeatureSource(boot, check);
  },
);
await startShell(boot, features);
