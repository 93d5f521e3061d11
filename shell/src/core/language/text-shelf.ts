import type { TranslationLoader } from "@atrium/shared-contracts/contract";
import { DEFAULT_LANGUAGE, type TextLanguage, textLanguage } from "@atrium/shared-contracts/spec";
import type { i18n } from "@atrium/shared-ui/i18n";

/** The texts of the shell and its features, fetched by namespace and language when first needed. */
export interface TextShelf {
  /** Whether every namespace registered by now has its texts in a language. */
  has(language: TextLanguage): boolean;
  /** Fetches a language's missing texts. Settles when every namespace has its texts, or English in their place. */
  load(language: TextLanguage): Promise<void>;
  /** Registers a namespace and fetches its texts in a language. Resolves to whether it has texts now, in that language or in English. */
  add(namespace: string, loader: TranslationLoader, language: TextLanguage): Promise<boolean>;
}

type Texts = Readonly<Record<string, unknown>>;

const ENGLISH = textLanguage(DEFAULT_LANGUAGE);

export function createTextShelf(instance: i18n): TextShelf {
  const loaders = new Map<string, TranslationLoader>();
  const has = (namespace: string, language: string) => instance.hasResourceBundle(language, namespace);

  async function fetchTexts(namespace: string, language: TextLanguage): Promise<Texts | undefined> {
    try {
      return await loaders.get(namespace)?.(language);
    } catch (error) {
      console.warn(`Texts of ${namespace} in ${language} did not load`, error);
      return undefined;
    }
  }

  function put(namespace: string, language: TextLanguage, texts: Texts | undefined): void {
    if (texts && !has(namespace, language)) instance.addResourceBundle(language, namespace, texts, true, true);
  }

  /** English is the fallback, so it's added second: if added first, it would show for a moment. */
  async function load(namespace: string, language: TextLanguage): Promise<void> {
    const english = has(namespace, ENGLISH) ? undefined : fetchTexts(namespace, ENGLISH);
    if (language !== ENGLISH && !has(namespace, language)) {
      put(namespace, language, await fetchTexts(namespace, language));
    }
    const fallback = english?.then((texts) => put(namespace, ENGLISH, texts));
    if (!has(namespace, language)) await fallback;
  }

  return {
    has: (language) => [...loaders.keys()].every((namespace) => has(namespace, language)),
    async load(language) {
      await Promise.all([...loaders.keys()].map((namespace) => load(namespace, language)));
    },
    async add(namespace, loader, language) {
      loaders.set(namespace, loader);
      await load(namespace, language);
      return has(namespace, language) || has(namespace, ENGLISH);
    },
  };
}
