import { type SpeechErrorEvent, type SpeechResultEvent, createSpeechRecognition } from "./speech-recognition.ts";
import { type SpokenPlace, withWords } from "./spoken-text.ts";

/** Why nothing more is heard. Keys below `dictation.failed` of this feature's texts. */
export type DictationFailure = "blocked" | "microphone" | "network" | "silence" | "language" | "other";

/** The field that spoken words are written into. */
export interface SpokenField {
  read(): string;
  /** Where the caret is, or the selection that the words replace. */
  selection(): { readonly start: number; readonly end: number };
  write(text: string, caret: number): void;
}

export interface DictationEvents {
  onFailure(failure: DictationFailure): void;
  /** Nothing more is written. Called once, also after a failure. */
  onEnd(): void;
}

export interface Dictation {
  /** What's been heard so far is still written. */
  stop(): void;
  /** Nothing more is written. */
  abort(): void;
}

/**
 * Writes what the person says into a field as they say it, at the caret. They can type in between: their words stay. `language`: BCP 47.
 * Throws if the browser can't listen.
 */
export function dictate(language: string, field: SpokenField, events: DictationEvents): Dictation {
  const recognition = createSpeechRecognition();
  let place = placeOf(field);
  /** The text as last written here. */
  let written = field.read();
  /** Results before this one are in the text for good. */
  let from = 0;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    events.onEnd();
  };
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.addEventListener("result", (event) => {
    if (isOver) return;
    const results = [...(event as SpeechResultEvent).results];
    if (field.read() !== written) {
      place = placeOf(field);
      from = Math.max(from, results.length - 1);
    }
    const spoken = joined(results.slice(from).map((result) => result[0]?.transcript.trim() ?? ""));
    if (spoken === "") return;
    const next = withWords(place, spoken);
    written = next.text;
    field.write(next.text, next.caret);
  });
  recognition.addEventListener("error", (event) => {
    const { error } = event as SpeechErrorEvent;
    if (!isOver && error !== "aborted") events.onFailure(FAILURES[error] ?? "other");
  });
  recognition.addEventListener("end", end);
  recognition.start();
  return {
    stop: () => recognition.stop(),
    abort() {
      end();
      recognition.abort();
    },
  };
}

/** The error codes of the Web Speech API. */
const FAILURES: Readonly<Record<string, DictationFailure>> = {
  "not-allowed": "blocked",
  "service-not-allowed": "blocked",
  "audio-capture": "microphone",
  network: "network",
  "no-speech": "silence",
  "language-not-supported": "language",
};

function placeOf(field: SpokenField): SpokenPlace {
  const text = field.read();
  const { start, end } = field.selection();
  return { before: text.slice(0, start), after: text.slice(end) };
}

const joined = (parts: readonly string[]) =>
  parts.reduce((text, part) => withWords({ before: text, after: "" }, part).text, "");
