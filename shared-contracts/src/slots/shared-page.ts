import type { FeatureView, FeatureViewProps } from "../shell-api/feature.ts";

/**
 * Props of the page of a shared link, which anyone may visit. Its `ShellApi` is nobody's: `auth$` says whether somebody is signed in, and
 * calls are made as them; there's no `account`, no realtime connection, nothing is stored, and toasts may not show.
 */
export interface SharedPageProps extends FeatureViewProps {
  /** The end of the link. May be anything that somebody typed. */
  readonly token: string;
  /** Goes to sign in or up, which comes back to this page with `returned`. */
  signIn(): void;
  /** The visitor has signed in on `signIn`'s way: what they wanted to be signed in for can go on. */
  readonly returned: boolean;
  /** Call when that has begun, so that it doesn't begin again with the next visit. */
  onReturned(): void;
}
/** @example chat's shared conversation */
export type SharedPage = FeatureView<SharedPageProps>;
