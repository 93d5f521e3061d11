import type { BootDocument } from "@atrium/shared-contracts/wire";
import { readNonce } from "../boot/boot-document.ts";
import type { FeatureSource } from "./feature-code.ts";
import { createFederatedSource } from "./federated-source.ts";
import { createFederatedTransport } from "./federated-transport.ts";

/** The seam between federation and a build of everything as one app: a build replaces this module to bring features in another way. */
export function createFeatureSource(boot: BootDocument): FeatureSource {
  return createFederatedSource(boot, {
    transport: createFederatedTransport(),
    page: document,
    nonce: readNonce(document),
  });
}
