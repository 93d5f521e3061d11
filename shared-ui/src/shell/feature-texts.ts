import type { ShellApi, TranslationLoader } from "@atrium/shared-contracts/contract";
import { DEFAULT_LANGUAGE } from "@atrium/shared-contracts/spec";
import type { i18n } from "i18next";

type Texts = Awaited<ReturnType<TranslationLoader>>;

/** The texts of one feature. */
export interface FeatureTexts {
  /** The feature's id. */
  readonly namespace: string;
  /** Gives the shell the loader, once per session. */
  provide(shell: ShellApi): void;
  /**
   * Adds the English texts of code that isn't in the feature's first view. That code calls this when it's loaded, so they're there before it shows
   * anything. The other languages have all their texts in one file.
   */
  addEnglish(...more: NonNullable<Texts>[]): void;
  /** Puts the English texts that code brought, and those it will bring, to the feature's others. */
  fill(instance: i18n): void;
}

type TextModule = { readonly default: Texts };

/** @param load imports a language's text file */
export function featureTexts(
  namespace: string,
  load: (language: Parameters<TranslationLoader>[0]) => Promise<TextModule>,
): FeatureTexts {
  const loadTexts: TranslationLoader = async (language) => (await load(language)).default;
  const register = (shell: ShellApi) => shell.translations(loadTexts);
  const english: NonNullable<Texts>[] = [];
  const instances = new Set<i18n>();
  /** Not before the feature's first English texts: with a namespace that's only half there, its views would show. */
  const put = (instance: i18n, parts: typeof english) => {
    if (!instance.hasResourceBundle(DEFAULT_LANGUAGE, namespace)) return;
    // Silent, because nothing that's shown by now needs them.
    for (const part of parts)
      instance.addResourceBundle(DEFAULT_LANGUAGE, namespace, part, true, true, { silent: true });
  };
  return {
    namespace,
    provide: (shell) => shell.once(register),
    addEnglish(...more) {
      english.push(...more);
      for (const instance of instances) put(instance, more);
    },
    fill(instance) {
      if (instances.has(instance)) return;
      instances.add(instance);
      put(instance, english);
      instance.store.on("added", (language: string, added: string) => {
        if (language === DEFAULT_LANGUAGE && added === namespace) put(instance, english);
      });
    },
  };
}
