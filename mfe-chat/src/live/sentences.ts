/** A text split into its finished sentences and the rest that's still being written. */
export interface Sentences {
  readonly displayedSentences: readonly string[];
  readonly sentenceBuffer: string;
}

const SENTENCE_END = /(?<![.!?…])[.!?…]+["'”’)\]]*\s+|[。！？]+[」』”）]*\s*|\n+/gu;

export function sentencesOf(text: string): Sentences {
  const displayedSentences: string[] = [];
  let begin = 0;
  for (const end of text.matchAll(SENTENCE_END)) {
    const sentence = text.slice(begin, end.index + end[0].length).trim();
    if (sentence !== "") displayedSentences.push(sentence);
    begin = end.index + end[0].length;
  }
  return { displayedSentences, sentenceBuffer: text.slice(begin) };
}
