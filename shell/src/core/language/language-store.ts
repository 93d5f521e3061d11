import type { TranslationLoader } from "@atrium/shared-contracts/contract";
import { DEFAULT_LANGUAGE, isLanguage, type Language, STORAGE_KEYS, textLanguage } from "@atrium/shared-contracts/spec";
import { BehaviorSubject, type Observable } from "@atrium/shared-contracts/rx";
import { i18next, initReactI18next } from "@atrium/shared-ui/i18n";
import { pause } from "../retry/pause.ts";
import type { BrowserStorage } from "../storage/browser-storage.ts";
import { detectLanguage, fallbackLanguages } from "./language-choice.ts";
import { createTextShelf } from "./text-shelf.ts";
import { SHELL_NAMESPACE, loadShellTexts, watchEnglish } from "./texts.ts";

/** Longest time to wait for a language's texts before showing it without them, in English. Milliseconds. */
export const TEXTS_WAIT_MS = 3_000;

export interface LanguageStore {
  /** The language shown. It changes to the chosen language once that language's texts have loaded. */
  readonly language$: Observable<Language>;
  readonly language: Language;
  readonly i18n: typeof i18next;
  /** Stores the choice immediately and shows it as soon as its texts have loaded. Ignores an unsupported language. */
  choose(language: string): void;
  /** Registers texts under a namespace; they load now and for each later language. Resolves to whether it has texts now, at least in English. */
  register(namespace: string, load: TranslationLoader): Promise<boolean>;
  /** Settles when the shell's own texts have loaded in the initial language, or haven't in time. */
  readonly ready: Promise<unknown>;
}

/** For the server, which has the page fetch its texts in this language before the shell runs. In seconds, as long as browsers allow. */
const COOKIE_AGE_S = 400 * 24 * 60 * 60;

export function createLanguageStore(storage: BrowserStorage, page: Window): LanguageStore {
  const i18n = i18next.createInstance();
  const first = detectLanguage(storage.read(STORAGE_KEYS.language), page.navigator.language);
  const keep = (language: Language) => {
    storage.write(STORAGE_KEYS.language, language);
    page.document.cookie = `${STORAGE_KEYS.language}=${language}; path=/; max-age=${COOKIE_AGE_S}; samesite=lax`;
  };
  keep(first);
  const shown = new BehaviorSubject(first);
  let chosen = first;

  void i18n.use(initReactI18next).init({
    lng: first,
    fallbackLng: fallbackLanguages,
    defaultNS: SHELL_NAMESPACE,
    ns: [SHELL_NAMESPACE],
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: "added" },
    initAsync: false,
  });
  // Silent, because nothing that's shown by then needs them.
  watchEnglish((texts) =>
    i18n.addResourceBundle(DEFAULT_LANGUAGE, SHELL_NAMESPACE, texts, true, true, { silent: true }),
  );
  page.document.documentElement.lang = first;
  const shelf = createTextShelf(i18n);

  function show(language: Language): void {
    page.document.documentElement.lang = language;
    void i18n.changeLanguage(language);
    shown.next(language);
  }
  /** Everything changes at once and only after the texts have loaded, so nobody sees English between two other languages. */
  async function change(language: Language): Promise<void> {
    chosen = language;
    if (!shelf.has(textLanguage(language))) {
      await Promise.race([shelf.load(textLanguage(language)), pause(TEXTS_WAIT_MS)]);
    }
    if (chosen === language && shown.value !== language) show(language);
  }

  storage.watch(STORAGE_KEYS.language, (value) => {
    if (isLanguage(value) && value !== chosen) void change(value);
  });
  const register = (namespace: string, load: TranslationLoader) => shelf.add(namespace, load, textLanguage(chosen));
  return {
    language$: shown.asObservable(),
    get language() {
      return shown.value;
    },
    i18n,
    choose(language) {
      if (!isLanguage(language) || language === chosen) return;
      keep(language);
      void change(language);
    },
    register,
    ready: Promise.race([register(SHELL_NAMESPACE, loadShellTexts), pause(TEXTS_WAIT_MS)]),
  };
}
