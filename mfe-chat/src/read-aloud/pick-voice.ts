/** What the choice depends on. */
export type Voice = Pick<SpeechSynthesisVoice, "lang" | "default" | "localService">;

/**
 * The voice for a language: one of the person's own region if there is, and one that needs no network. Undefined if there's none: the
 * browser then does what it can.
 */
export function pickVoice<V extends Voice>(
  voices: readonly V[],
  language: string,
  preferred: readonly string[],
): V | undefined {
  const base = baseOf(language);
  const regions = [language, ...preferred].map(normal);
  const rank = (voice: V) => {
    const region = regions.indexOf(normal(voice.lang));
    return (region === -1 ? regions.length : region) * 4 + (voice.localService ? 0 : 2) + (voice.default ? 0 : 1);
  };
  return voices.filter(({ lang }) => baseOf(lang) === base).toSorted((a, b) => rank(a) - rank(b))[0];
}

/** Android writes `en_US`. */
const normal = (language: string) => language.replace("_", "-").toLowerCase();
const baseOf = (language: string) => normal(language).split("-")[0];
