import { DEFAULT_LANGUAGE, type TextLanguage, type TranslationLoader, textLanguage } from "@atrium/shared-contracts";
import type { i18n } from "@atrium/shared-ui/i18n";

/** The texts of shell and features, fetched by namespace and language when they are first needed. */
export interface TextShelf {
  /** Whether every namespace known so far has its texts in a language. */
  has(language: TextLanguage): boolean;
  /** Fetches what is missing in a language. Settles when every namespace has its texts, or English in their place. */
  load(language: TextLanguage): Promise<void>;
  /** Makes a namespace known and fetches its texts in a language. Tells whether it has texts now, in that language or in English. */
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

  /** English is what a missing text falls back to, and is put down second: put first, it would be read for a moment. */
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
