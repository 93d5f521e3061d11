import { readRelease, ReleaseError } from "@atrium/federation-kit/releases";
import { featureLabels, type FeatureManifest } from "@atrium/shared-contracts/wire";

/** A manifest whose labels are only in these languages, one of them English. */
export function labelsIn(manifest: FeatureManifest, languages: readonly string[]): FeatureManifest {
  const copy = structuredClone(manifest);
  for (const label of featureLabels(copy)) {
    for (const language of Object.keys(label)) if (!languages.includes(language)) delete label[language];
  }
  return copy;
}

/** The labels file of a feature's release; undefined if there's no such release. */
export async function labelsFile(directory: string, app: string, version: string): Promise<string | undefined> {
  try {
    const manifest = (await readRelease(directory, app, version))?.feature;
    return manifest && JSON.stringify(featureLabels(manifest));
  } catch (error) {
    // If the name can't be a release, the file doesn't exist.
    if (error instanceof ReleaseError) return undefined;
    throw error;
  }
}
