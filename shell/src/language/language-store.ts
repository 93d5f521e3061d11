import { type Language, STORAGE_KEYS, type TranslationLoader, isLanguage } from "@atrium/shared-contracts";
import { BehaviorSubject, type Observable } from "@atrium/shared-contracts/rx";
import { i18next, initReactI18next } from "@atrium/shared-ui/i18n";
import type { BrowserStorage } from "../storage/browser-storage.ts";
import { detectLanguage, fallbackLanguages } from "./language-choice.ts";
import { ENGLISH, SHELL_NAMESPACE, loadShellTexts } from "./texts.ts";

export interface LanguageStore {
  readonly language$: Observable<Language>;
  readonly language: Language;
  readonly i18n: typeof i18next;
  /** An unsupported language is ignored. */
  choose(language: string): void;
  /** Registers texts under a namespace, loaded now and for each later language. Settles when the current ones are there. */
  register(namespace: string, load: TranslationLoader): Promise<void>;
  /** Settles when the shell's own texts are there in the language chosen at the start. */
  readonly ready: Promise<void>;
}

export function createLanguageStore(storage: BrowserStorage, page: Window): LanguageStore {
  const i18n = i18next.createInstance();
  const loaders = new Map<string, TranslationLoader>();
  const first = detectLanguage(storage.read(STORAGE_KEYS.language), page.navigator.language);
  storage.write(STORAGE_KEYS.language, first);
  const chosen = new BehaviorSubject(first);

  void i18n.use(initReactI18next).init({
    lng: first,
    fallbackLng: fallbackLanguages,
    defaultNS: SHELL_NAMESPACE,
    ns: [SHELL_NAMESPACE],
    resources: { en: { [SHELL_NAMESPACE]: ENGLISH } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: "added" },
    initAsync: false,
  });

  async function load(namespace: string, loader: TranslationLoader, language: Language): Promise<void> {
    // English first: it is what a missing text falls back to.
    await Promise.all(
      [...new Set<Language>(["en", language])].map(async (wanted) => {
        if (i18n.hasResourceBundle(wanted, namespace)) return;
        try {
          const texts = await loader(wanted);
          if (texts) i18n.addResourceBundle(wanted, namespace, texts, true, true);
        } catch (error) {
          console.warn(`Texts of ${namespace} in ${wanted} did not load`, error);
        }
      }),
    );
  }

  const show = (language: Language) => {
    page.document.documentElement.lang = language;
    chosen.next(language);
    void i18n.changeLanguage(language);
    for (const [namespace, loader] of loaders) void load(namespace, loader, language);
  };
  const choose = (language: string) => {
    if (!isLanguage(language) || language === chosen.value) return;
    storage.write(STORAGE_KEYS.language, language);
    show(language);
  };
  const register = (namespace: string, loader: TranslationLoader) => {
    loaders.set(namespace, loader);
    return load(namespace, loader, chosen.value);
  };

  page.document.documentElement.lang = first;
  storage.watch(STORAGE_KEYS.language, (value) => {
    if (isLanguage(value) && value !== chosen.value) show(value);
  });
  return {
    language$: chosen.asObservable(),
    get language() {
      return chosen.value;
    },
    i18n,
    choose,
    register,
    ready: register(SHELL_NAMESPACE, loadShellTexts),
  };
}
