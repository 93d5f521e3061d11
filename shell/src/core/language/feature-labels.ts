import type { TranslationLoader } from "@atrium/shared-contracts/contract";
import {
  type BootDocument,
  type FeatureLabel,
  type FeatureManifest,
  LABELS_FILE,
  featureLabels,
} from "@atrium/shared-contracts/wire";
import { pause } from "../retry/pause.ts";
import { type LanguageStore, TEXTS_WAIT_MS } from "./language-store.ts";

/**
 * Makes sure that features' labels are here before a language shows, as texts are. Resolves when they're here in the current language, or haven't
 * come in time. Never rejects.
 */
export async function loadLabels(language: LanguageStore, load: TranslationLoader): Promise<void> {
  // As texts without any keys.
  await Promise.race([language.register("feature-labels", load), pause(TEXTS_WAIT_MS)]);
}

/**
 * The page comes with labels in English and in the language that the server expected. For any other language, this adds the labels in all languages
 * to the manifests. Rejects when they can't be fetched; labels are then in English.
 */
export function createLabelLoader(
  { labelLanguages }: Pick<BootDocument, "labelLanguages">,
  manifests: readonly FeatureManifest[],
  fetch: (url: string) => Promise<Response>,
): TranslationLoader {
  const complete = new WeakSet<FeatureManifest>();
  const add = async (manifest: FeatureManifest) => {
    const answer = await fetch(`/releases/${manifest.id}/${manifest.version}/${LABELS_FILE}`);
    if (!answer.ok) throw new Error(`The labels of ${manifest.id} did not load: HTTP ${answer.status}`);
    const all = (await answer.json()) as readonly FeatureLabel[];
    for (const [index, label] of featureLabels(manifest).entries()) Object.assign(label, all[index]);
    complete.add(manifest);
  };
  return async (language) => {
    if (labelLanguages?.includes(language) === false) {
      await Promise.all(manifests.filter((manifest) => !complete.has(manifest)).map(add));
    }
    return {};
  };
}
