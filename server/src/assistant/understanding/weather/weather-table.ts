import type { WeatherTopic } from "../intent.ts";

/** One language's words for questions about the weather. Strings are sources of regular expressions. */
export interface WeatherTable {
  /** Words that make a text such a question, by what they ask. The first topic that fits counts. */
  readonly topics: readonly (readonly [WeatherTopic, string])[];
  /** Words before the place, and after it. */
  readonly before: string;
  readonly after: string;
  /** Words that a place certainly follows. What comes after them is only stripped of what's after a place. */
  readonly lead?: string;
  /** What's written together with a place after it. */
  readonly particles?: string;
  /** What a question ends with where it has no question mark. */
  /** What only holds under a condition, and so is no question. */
  readonly conditions?: string;
  readonly ends?: string;
  /** Whether words have spaces between them. */
  readonly spaced: boolean;
}
