/** The parts of React's keyboard event that matter. */
export interface ComposingKey {
  readonly keyCode: number;
  readonly nativeEvent: { readonly isComposing: boolean };
}

/**
 * True for a key that an input method takes while it composes a word, such as the Enter that accepts it. Safari ends the composition before that
 * key, and only marks it with the code 229.
 */
export const isComposing = ({ keyCode, nativeEvent }: ComposingKey): boolean =>
  nativeEvent.isComposing || keyCode === 229;
