import type { Registry as RegistrySchema1 } from "@atrium/shared-contracts/wire";
import { writeDurably } from "./durable-write.ts";
import { readJsonFile, unlessDamaged } from "./json-file.ts";
import { EMPTY_REGISTRY, Registry, REGISTRY_SCHEMA } from "./registry-document.ts";
import { migrateSchema1, TakenOverSchema1 } from "./registry-schema-1.ts";
import { ReleaseError } from "./release-error.ts";
import { releaseIntegrity } from "./release.ts";
import { registryFile } from "./releases-directory.ts";

const REMEDY = "put back a copy of it, or delete it and run npm start, which publishes everything again";

/**
 * The registry of a releases directory; empty if nothing has been published. One of schema 1 is returned in the current schema, and stays as
 * it is on disk until the next change. Throws a ReleaseError if it can't be used.
 */
export async function readRegistry(directory: string): Promise<Registry> {
  const path = registryFile(directory);
  const document = await readJsonFile(path, { parse: parseAnySchema }, REMEDY);
  if (document === undefined) return EMPTY_REGISTRY;
  if (document.schema === REGISTRY_SCHEMA) return document;
  const integrities = new Map<string, string | undefined>();
  for (const [app, { active, history }] of Object.entries(document.apps)) {
    for (const version of new Set([...history.map((move) => move.version), active])) {
      integrities.set(`${app}/${version}`, await releaseIntegrity(directory, app, version));
    }
  }
  const migrated = migrateSchema1(document, (app, version) => integrities.get(`${app}/${version}`));
  return unlessDamaged(path, REMEDY, () => Registry.parse(migrated));
}

function parseAnySchema(content: unknown): Registry | RegistrySchema1 {
  const { schema } = (content ?? {}) as { readonly schema?: unknown };
  if (schema === 1) return TakenOverSchema1.parse(content);
  if (typeof schema === "number" && schema > REGISTRY_SCHEMA)
    throw new ReleaseError(
      `The registry of releases has schema ${schema}, and this version of Atrium knows ${REGISTRY_SCHEMA}: update Atrium`,
    );
  return Registry.parse(content);
}

/** Replaces the registry atomically and durably. Hold the registry's lock when you call it. */
export async function writeRegistry(directory: string, registry: Registry): Promise<void> {
  await writeDurably(registryFile(directory), `${JSON.stringify(Registry.parse(registry), null, 2)}\n`);
}
