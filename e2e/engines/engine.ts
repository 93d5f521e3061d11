/** What a person looks for: by role and accessible name, or by a field's label. A string must match whole. */
export type Sought =
  | { readonly role: string; readonly name: string | RegExp }
  | { readonly label: string | RegExp }
  | { readonly text: string | RegExp };

/** One element of the page, as a person finds it. Each action throws when the element is gone or covered. */
export interface FoundElement {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
}

/** A page of a browser that Playwright does not drive. */
export interface EnginePage {
  open(url: string): Promise<void>;
  address(): Promise<string>;
  /** The first match in the page that is visible now; null when there is none. */
  find(sought: Sought): Promise<FoundElement | null>;
  /** Value of an attribute of the root element; null when it has none. */
  rootAttribute(name: string): Promise<string | null>;
  /** Uncaught errors and violations of the content policy since the page was opened. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}
