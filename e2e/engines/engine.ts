/** What a person looks for: an element by role and accessible name, or a field by its label. A string must match the whole name. */
export type Sought =
  | { readonly role: string; readonly name: string | RegExp }
  | { readonly label: string | RegExp }
  | { readonly text: string | RegExp };

/** An element of the page. Each action throws if the element is gone or covered. */
export interface FoundElement {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
}

/** A page in any of the browsers. */
export interface EnginePage {
  open(url: string): Promise<void>;
  address(): Promise<string>;
  /** The first match that's visible now; null if there's none. */
  find(sought: Sought): Promise<FoundElement | null>;
  /** The value of an attribute on the root element; null if it isn't set. */
  rootAttribute(name: string): Promise<string | null>;
  /** The result of a script, the body of a function, as JSON. */
  evaluate<T>(script: string): Promise<T>;
  /** Uncaught errors and content security policy violations since the page was opened. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}
