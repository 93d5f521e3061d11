import type { ShellApi, TranslationLoader } from "@atrium/shared-contracts/contract";

/** The texts of one feature. */
export interface FeatureTexts {
  /** The feature's id. */
  readonly namespace: string;
  /** Gives the shell the loader, once per session. */
  provide(shell: ShellApi): void;
}

type TextModule = { readonly default: Awaited<ReturnType<TranslationLoader>> };

/** @param load imports a language's text file */
export function featureTexts(
  namespace: string,
  load: (language: Parameters<TranslationLoader>[0]) => Promise<TextModule>,
): FeatureTexts {
  const loadTexts: TranslationLoader = async (language) => (await load(language)).default;
  const register = (shell: ShellApi) => shell.translations(loadTexts);
  return { namespace, provide: (shell) => shell.once(register) };
}
