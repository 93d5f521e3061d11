import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Sought } from "./engine.ts";

/** Testing Library for the page: accessible names as a screen reader would say them, computed the same way in every engine. */
const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

const pattern = (value: string | RegExp) =>
  typeof value === "string" ? JSON.stringify(value) : `new RegExp(${JSON.stringify(value.source)}, "${value.flags}")`;

function query(sought: Sought): string {
  if ("role" in sought) return `queryAllByRole(document.body, "${sought.role}", { name: ${pattern(sought.name)} })`;
  if ("label" in sought) return `queryAllByLabelText(document.body, ${pattern(sought.label)})`;
  return `queryAllByText(document.body, ${pattern(sought.text)})`;
}

/** The body of a function that returns the first visible match, or null. */
export const findScript = (sought: Sought) => `
  if (!window.TestingLibraryDom) { ${TESTING_LIBRARY} }
  const matches = window.TestingLibraryDom.${query(sought)};
  return matches.find((element) => element.checkVisibility()) ?? null;`;

/** The body of a function that returns the page's uncaught errors and policy violations. */
export const PROBLEMS_SCRIPT = `return window.atriumProblems ?? [];`;

/** Collects what {@link PROBLEMS_SCRIPT} returns. Runs in each document before its own scripts, if the engine can do that. */
export function collectProblems(): void {
  const problems: string[] = [];
  Object.assign(window, { atriumProblems: problems });
  addEventListener("error", ({ message, filename }) => problems.push(`${message} (${filename})`));
  addEventListener("unhandledrejection", ({ reason }) => problems.push(`unhandled: ${String(reason)}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    problems.push(`content policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
}
