import type { ModuleCheck } from "@atrium/federation-kit/sharing";
import type { BootDocument } from "@atrium/shared-contracts/wire";
import { readNonce } from "../../core/boot/boot-document.ts";
import { diagnose, readNote } from "./diagnosis.ts";
import type { FeatureSource } from "./feature-code.ts";
import { createFederatedSource } from "./federated-source.ts";
import { createFederatedTransport } from "./federated-transport.ts";
import { createFileImport } from "./file-import.ts";
import { DIAGNOSIS_LIMITS_MS } from "./limits.ts";
import { readReleasedFiles } from "./released-files.ts";

/** The switch between federation and a build of everything as one app: that build replaces this module to get features another way. */
export function createFeatureSource(boot: BootDocument, check: ModuleCheck): FeatureSource {
  const released = readReleasedFiles(document);
  const explain = (error: unknown, urls: readonly string[], integrity = released.integrity) =>
    diagnose(error, urls, {
      fetch: (input, init) => fetch(input, init),
      integrity,
      noted: readNote,
      limitMs: DIAGNOSIS_LIMITS_MS.whole,
    });
  const importFile = createFileImport({
    released,
    check,
    diagnose: (error, url, integrity) => explain(error, [url], () => integrity),
  });
  return createFederatedSource(boot, {
    transport: createFederatedTransport(importFile),
    diagnose: (error, urls) => explain(error, urls),
    page: document,
    nonce: readNonce(document),
  });
}
