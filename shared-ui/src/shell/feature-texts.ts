import { type ShellApi, type TranslationLoader, perShell } from "@atrium/shared-contracts";

/** The texts of one feature. */
export interface FeatureTexts {
  /** Their namespace: the feature's id. */
  readonly namespace: string;
  /** Hands the shell their loader, once a session. */
  provide(shell: ShellApi): void;
}

type TextModule = { readonly default: Awaited<ReturnType<TranslationLoader>> };

/** @param load imports the text file of a language */
export function featureTexts(
  namespace: string,
  load: (language: Parameters<TranslationLoader>[0]) => Promise<TextModule>,
): FeatureTexts {
  const loadTexts: TranslationLoader = async (language) => (await load(language)).default;
  return { namespace, provide: perShell((shell) => shell.translations(loadTexts)) };
}
