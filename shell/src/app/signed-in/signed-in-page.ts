import { type Observable, ReplaySubject } from "@atrium/shared-contracts/rx";
import { lazyPage } from "../../views/lazy-code/lazy-page.tsx";
import type { OpenSession } from "../session/session.ts";

const openers = new ReplaySubject<OpenSession>(1);

/** What opens a session, as soon as the code of the signed-in is here. */
export const openSession$: Observable<OpenSession> = openers.asObservable();

/** Everything that only the signed-in see: the sign-in page does not wait for it. */
export const signedInPage = lazyPage(async () => {
  const { SignedIn, openSession } = await import(/* webpackChunkName: "signed-in" */ "./signed-in.tsx");
  openers.next(openSession);
  return SignedIn;
});
