import { type Observable, ReplaySubject } from "@atrium/shared-contracts/rx";
import { lazyPage } from "../../views/lazy-code/lazy-page.tsx";
import type { OpenSession } from "../session/session.ts";

const openers = new ReplaySubject<OpenSession>(1);

/** Opens a session; resolves once the signed-in code has loaded. */
export const openSession$: Observable<OpenSession> = openers.asObservable();

/** Everything that only signed-in people see. The sign-in page doesn't wait for it. */
export const signedInPage = lazyPage(async () => {
  const { SignedIn, openSession } = await import(/* webpackChunkName: "signed-in" */ "./signed-in.tsx");
  openers.next(openSession);
  return SignedIn;
});
