import { lazyCode, useOverlayCode } from "@atrium/shared-ui";

/** Lazy because few conversations are shared. In one chunk with other rare dialogs, as every page lists the integrity of every chunk. */
const sharing = lazyCode(() => import(/* webpackChunkName: "dialogs" */ "./sharing.ts"), "Sharing isn't available:");

/** The dialog about a conversation's link, once its code is here. */
export function LazyShareDialog(props: { readonly conversationId: string; onClose(): void }) {
  const code = useOverlayCode(sharing, true, props.onClose);
  return code ? <code.ShareDialog {...props} /> : null;
}

/** The dialog with all shared links, once its code is here. */
export function LazySharedLinks(props: { onClose(): void }) {
  const code = useOverlayCode(sharing, true, props.onClose);
  return code ? <code.SharedLinksDialog {...props} /> : null;
}
