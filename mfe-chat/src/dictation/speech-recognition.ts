/** What this app uses of the browser's speech recognition, which TypeScript doesn't know. See https://webaudio.github.io/web-speech-api. */
export interface SpeechRecognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  /** Ends after what's been heard so far is text. */
  stop(): void;
  /** Ends at once. */
  abort(): void;
}

export interface SpeechResultEvent extends Event {
  /** All results so far. Only the last ones can still change. */
  readonly results: SpeechRecognitionResultList;
}

export interface SpeechErrorEvent extends Event {
  readonly error: string;
}

/** Throws where the browser has none. */
export function createSpeechRecognition(): SpeechRecognition {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as typeof globalThis &
    Partial<Record<"SpeechRecognition" | "webkitSpeechRecognition", new () => SpeechRecognition>>;
  const Recognition = SpeechRecognition ?? webkitSpeechRecognition;
  if (!Recognition) throw new Error("This browser doesn't turn speech into text");
  return new Recognition();
}
