import type { ReactNode } from "react";
import { BehaviorSubject, type Observable, filter, map } from "@atrium/shared-contracts/rx";
import { lazyPage } from "../../views/lazy-code/lazy-page.tsx";
import type { OpenSession } from "../session/session.ts";

interface SignedInCode {
  readonly openSession: OpenSession;
  readonly toastArea: ReactNode;
}

const loaded = new BehaviorSubject<SignedInCode | undefined>(undefined);

/** Opens a session; emits once the signed-in code has loaded. */
export const openSession$: Observable<OpenSession> = loaded.pipe(
  filter((code) => code !== undefined),
  map(({ openSession }) => openSession),
);

/** Where toasts show. Only what signed-in people do has any; they stay when the session ends. */
export const toastArea$: Observable<ReactNode> = loaded.pipe(map((code) => code?.toastArea));

/** Everything that only signed-in people see. The sign-in page doesn't wait for it. */
export const signedInPage = lazyPage(async () => {
  const { SignedIn, openSession, toastArea } = await import(/* webpackChunkName: "signed-in" */ "./signed-in.tsx");
  loaded.next({ openSession, toastArea });
  return SignedIn;
});
