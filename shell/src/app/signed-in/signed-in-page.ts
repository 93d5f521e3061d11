import { BehaviorSubject, type Observable, filter } from "@atrium/shared-contracts/rx";
import { lazyPage } from "../../views/lazy-code/lazy-page.tsx";
import type { OpenSession } from "../session/session.ts";

const opener = new BehaviorSubject<OpenSession | undefined>(undefined);

/** Opens a session; emits once the signed-in code has loaded. */
export const openSession$: Observable<OpenSession> = opener.pipe(filter((openSession) => openSession !== undefined));

/** Everything that only signed-in people see. The sign-in page doesn't wait for it. */
export const signedInPage = lazyPage(async () => {
  const { SignedIn, openSession } = await import(/* webpackChunkName: "signed-in" */ "./signed-in.tsx");
  opener.next(openSession);
  return SignedIn;
});
