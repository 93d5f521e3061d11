import type { ReactNode } from "react";
import { BehaviorSubject, type Observable, filter, map } from "@atrium/shared-contracts/rx";
import type { createLabelLoader, loadLabels } from "../../core/language/feature-labels.ts";
import { lazyPage } from "../../views/lazy-code/lazy-page.tsx";
import { homePage } from "../frame/own-pages.ts";
import type { OpenSession } from "../session/session.ts";

interface SignedInCode {
  readonly openSession: OpenSession;
  readonly createLabelLoader: typeof createLabelLoader;
  readonly loadLabels: typeof loadLabels;
  readonly toastArea: ReactNode;
}

const loaded = new BehaviorSubject<SignedInCode | undefined>(undefined);

/** What opens a session; emits once the signed-in code has loaded. */
export const signedInCode$: Observable<SignedInCode> = loaded.pipe(filter((code) => code !== undefined));

/** Where toasts show. Only what signed-in people do has any; they stay when the session ends. */
export const toastArea$: Observable<ReactNode> = loaded.pipe(map((code) => code?.toastArea));

/** Everything that only signed-in people see. The sign-in page doesn't wait for it. */
export const signedInPage = lazyPage(async () => {
  const { SignedIn, openSession, createLabelLoader, loadLabels, toastArea } = await import(
    /* webpackChunkName: "signed-in" */ "./signed-in.tsx"
  );
  loaded.next({ openSession, createLabelLoader, loadLabels, toastArea });
  return SignedIn;
});

/** Fetches what a signed-in person sees at `path`, except for features' code. */
export function preloadSignedIn(path: string): void {
  signedInPage.preload();
  if (path === "/") homePage.preload();
}
