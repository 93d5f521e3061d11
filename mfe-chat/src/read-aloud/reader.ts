import { pickVoice } from "./pick-voice.ts";

/** Some browsers tell their voices only after a moment, and some never do. Milliseconds. */
const VOICES_WAIT_MS = 1_000;

export interface Reader {
  /** The message that's being read. */
  reading(): string | undefined;
  /** Reads one message, instead of any other. `onFailure` is called if the browser can't. */
  start(messageId: string, sentences: readonly string[], language: string, onFailure: () => void): void;
  stop(): void;
  subscribe(listener: () => void): () => void;
}

/** Reads messages aloud, sentence by sentence. */
export function createReader(speech: SpeechSynthesis): Reader {
  let current: string | undefined;
  /** What a reading that's over still hears of its sentences doesn't count. */
  let run = 0;
  const listeners = new Set<() => void>();
  const become = (next: string | undefined) => {
    if (current === next) return;
    current = next;
    for (const listener of listeners) listener();
  };
  const stop = () => {
    run += 1;
    speech.cancel();
    become(undefined);
  };
  return {
    reading: () => current,
    stop,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(messageId, sentences, language, onFailure) {
      stop();
      const own = run;
      const speak = (at: number) => {
        const sentence = sentences[at];
        if (own !== run) return;
        if (sentence === undefined) return stop();
        const utterance = new SpeechSynthesisUtterance(sentence);
        const voice = pickVoice(speech.getVoices(), language, navigator.languages);
        utterance.lang = voice?.lang ?? language;
        if (voice) utterance.voice = voice;
        utterance.addEventListener("end", () => speak(at + 1));
        utterance.addEventListener("error", () => {
          if (own !== run) return;
          stop();
          onFailure();
        });
        speech.speak(utterance);
      };
      become(messageId);
      // Without waiting where there's no need to: some browsers only speak in answer to a press.
      if (speech.getVoices().length > 0) speak(0);
      else void voicesOf(speech).then(() => speak(0));
    },
  };
}

function voicesOf(speech: SpeechSynthesis): Promise<void> {
  return new Promise((resolve) => {
    speech.addEventListener("voiceschanged", () => resolve(), { once: true });
    setTimeout(resolve, VOICES_WAIT_MS);
  });
}
