import type { ModuleCheck } from "@atrium/federation-kit/sharing";
import type { BootDocument } from "@atrium/shared-contracts/wire";
import { readNonce } from "../../core/boot/boot-document.ts";
import { readIntegrity } from "./diagnosis.ts";
import type { FeatureSource } from "./feature-code.ts";
import { createFederatedSource } from "./federated-source.ts";
import { createFederatedTransport } from "./federated-transport.ts";
import { createFreshImport } from "./fresh-import.ts";

/** The switch between federation and a build of everything as one app: that build replaces this module to get features another way. */
export function createFeatureSource(boot: BootDocument, check: ModuleCheck): FeatureSource {
  const nonce = readNonce(document);
  const integrity = readIntegrity(document);
  return createFederatedSource(boot, {
    transport: createFederatedTransport(createFreshImport({ integrity, check })),
    page: document,
    nonce,
    integrity,
  });
}
