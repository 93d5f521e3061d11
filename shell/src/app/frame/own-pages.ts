import { lazyPage } from "../../views/lazy-code/lazy-page.tsx";

/** Sign-in and sign-up. */
export const authPage = lazyPage(() =>
  import(/* webpackChunkName: "auth" */ "../../views/auth/auth-page.tsx").then(({ AuthPage }) => AuthPage),
);

/** Where signed-in people start. */
export const homePage = lazyPage(() => import("../../views/home/home-page.tsx").then(({ HomePage }) => HomePage));

/** The page of a shared link. */
export const sharedPage = lazyPage(() =>
  import(/* webpackChunkName: "shared" */ "../visitor/shared-page.tsx").then(({ SharedPage }) => SharedPage),
);

/** Landing, terms, privacy, changelog and the not-found page. */
export const publicPage = lazyPage(() =>
  import(/* webpackChunkName: "public" */ "../../views/public-pages/public-page.tsx").then(
    ({ PublicPage }) => PublicPage,
  ),
);
