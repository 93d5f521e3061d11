import type { OverlayHistory } from "@atrium/shared-ui";

/** What an entry of the browser's history holds: the router's own fields, and how many overlays lie over the page there. */
interface EntryState {
  readonly idx?: number;
  readonly overlays?: number;
}

type Travel =
  /** Takes off the entries of overlays that closed; the page stays as it is. */
  | { readonly kind: "closing"; readonly steps: number }
  /** Comes back to a page that was opened while the entries were being taken off. */
  | { readonly kind: "returning" }
  /** Leaves an entry whose overlay is gone. */
  | { readonly kind: "passing" };

export interface OverlayEntries extends OverlayHistory {
  /** The window for the router: what it opens from an overlay takes the place of the overlay's entry. */
  readonly routerWindow: Window;
}

/**
 * Gives each overlay an entry of the browser's history at the page's own address, so that Back closes it. The router never sees these
 * entries: `overlays` in an entry's state says how many lie over the page there, and the number of those that are open is brought in line with
 * it, in either direction. Create it before the router, whose listener must come second.
 */
export function createOverlayHistory(page: Window): OverlayEntries {
  const { history } = page;
  const closers: (() => void)[] = [];
  let travel: Travel | undefined;
  let settling = false;

  const entry = () => (history.state ?? {}) as EntryState;
  const depth = () => entry().overlays ?? 0;
  /** What the router shows, whatever entry the browser is at. */
  let shown = { state: entry(), url: page.location.href };
  const show = (overlays: number) => history.replaceState({ ...shown.state, overlays }, "", shown.url);

  function go(steps: number, next: Travel) {
    travel = next;
    history.go(steps);
  }
  function settle() {
    settling = false;
    if (travel) return;
    const surplus = depth() - closers.length;
    if (surplus > 0) go(-surplus, { kind: "closing", steps: surplus });
    for (let overlays = depth() + 1; overlays <= closers.length; overlays += 1) {
      history.pushState({ ...shown.state, overlays }, "");
    }
  }
  /** After what happens now: an overlay that opens another, or a page, as it closes keeps its entry for that. */
  function settleSoon() {
    if (settling) return;
    settling = true;
    page.setTimeout(settle);
  }

  function arrived(event: PopStateEvent) {
    const ended = travel;
    travel = undefined;
    const isSamePage = entry().idx === shown.state.idx;
    if (ended?.kind === "closing" || ended?.kind === "returning") {
      event.stopImmediatePropagation();
      if (ended.kind === "closing" && !isSamePage) return go(ended.steps, { kind: "returning" });
      show(depth());
      return settleSoon();
    }
    if (depth() < closers.length && isSamePage) {
      event.stopImmediatePropagation();
      show(depth());
      for (const close of closers.slice(depth()).reverse()) close();
      // Those that stay open get their entry back.
      return settleSoon();
    }
    if (depth() > closers.length && !ended) {
      event.stopImmediatePropagation();
      return go(closers.length - depth(), { kind: "passing" });
    }
    shown = { state: entry(), url: page.location.href };
    for (const close of closers.toReversed()) close();
    settleSoon();
  }
  page.addEventListener("popstate", arrived);
  // A reload ended the overlays that were open.
  if (depth() > 0 && history.length > depth()) go(-depth(), { kind: "closing", steps: depth() });

  const routerHistory: Partial<History> = {
    pushState(state: EntryState, _unused, url) {
      if (depth() > 0) history.replaceState(state, "", url);
      else history.pushState(state, "", url);
      shown = { state, url: page.location.href };
      settleSoon();
    },
    replaceState(state: EntryState, _unused, url) {
      history.replaceState({ ...state, overlays: depth() }, "", url);
      shown = { state, url: page.location.href };
    },
    go: (steps = 0) => history.go(steps < 0 ? steps - depth() : steps),
  };
  return {
    opened(close) {
      const closer = () => close();
      closers.push(closer);
      settleSoon();
      return () => {
        closers.splice(closers.indexOf(closer), 1);
        settleSoon();
      };
    },
    routerWindow: overlaid(page, { history: overlaid(history, routerHistory) }),
  };
}

/** `target` with some of its members replaced. The browser's own objects work as themselves only. */
function overlaid<T extends object>(target: T, members: Partial<T>): T {
  return new Proxy(target, {
    get(_target, name) {
      if (name in members) return members[name as keyof T];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
