import { expect, it } from "@jest/globals";
import { reportUncaught } from "./uncaught.ts";

it("what's thrown and not caught is reported, but not a browser's notice that nothing was thrown for", () => {
  const page = new EventTarget() as Window;
  const reports: unknown[] = [];
  reportUncaught(page, { report: (error, tags) => reports.push([error, tags]) });
  const thrown = new Error("boom");
  const message = "ResizeObserver loop completed with undelivered notifications.";
  page.dispatchEvent(new ErrorEvent("error", { message, error: null }));
  page.dispatchEvent(new ErrorEvent("error", { message: "Uncaught Error: boom", error: thrown }));
  page.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "no answer" }));
  expect(reports).toEqual([
    [thrown, { source: "window" }],
    ["no answer", { source: "promise" }],
  ]);
});
