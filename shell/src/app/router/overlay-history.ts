import type { OverlayHistory } from "@atrium/shared-ui";

/** State of a browser history entry: the router's own fields, and how many overlays are open over the page there. */
interface EntryState {
  readonly idx?: number;
  readonly overlays?: number;
}

type Travel =
  /** Removes the entries of closed overlays. The page stays the same. */
  | { readonly kind: "closing"; readonly steps: number }
  /** Goes back to a page that was opened while entries were being removed. */
  | { readonly kind: "returning" }
  /** Moves off an entry whose overlay is gone. */
  | { readonly kind: "passing" };

export interface OverlayEntries extends OverlayHistory {
  /** The window given to the router: a page opened from an overlay replaces the overlay's history entry. */
  readonly routerWindow: Window;
}

/**
 * Gives each overlay a history entry at the page's own URL, so that Back closes it. The router never sees these entries. `overlays` in an entry's
 * state says how many overlays are open over the page there, and this keeps that count and the open overlays in sync, in both directions. Create it
 * before the router, whose listener must run second.
 */
export function createOverlayHistory(page: Window): OverlayEntries {
  const { history } = page;
  const closers: (() => void)[] = [];
  let travel: Travel | undefined;
  let settling = false;

  const entry = () => (history.state ?? {}) as EntryState;
  const depth = () => entry().overlays ?? 0;
  /** The state the router gets, whatever entry the browser is on. */
  let shown = { state: entry(), url: page.location.href };
  const show = (overlays: number) => history.replaceState({ ...shown.state, overlays }, "", shown.url);

  function go(steps: number, next: Travel) {
    travel = next;
    history.go(steps);
  }
  function settle() {
    if (travel) return;
    const surplus = depth() - closers.length;
    if (surplus > 0) go(-surplus, { kind: "closing", steps: surplus });
    else addEntries();
  }
  function addEntries() {
    for (let overlays = depth() + 1; overlays <= closers.length; overlays += 1) {
      history.pushState({ ...shown.state, overlays }, "");
    }
  }
  /** Deferred: an overlay that opens another overlay or a page as it closes keeps its entry for that. */
  function settleSoon() {
    if (settling) return;
    settling = true;
    let leaving = false;
    const leave = () => (leaving = true);
    page.addEventListener("beforeunload", leave);
    page.setTimeout(() => {
      page.removeEventListener("beforeunload", leave);
      settling = false;
      // Traveling would cancel the reload. The reloaded page removes the entries of overlays that are gone.
      if (!leaving) settle();
    });
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
      // Overlays that refuse to close get their entry back.
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
  // The overlays that were open didn't survive the reload.
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
    get covers() {
      return closers.length > 0;
    },
    opened(close) {
      const closer = () => close();
      closers.push(closer);
      if (!travel) addEntries();
      settleSoon();
      return () => {
        closers.splice(closers.indexOf(closer), 1);
        settleSoon();
      };
    },
    routerWindow: overlaid(page, { history: overlaid(history, routerHistory) }),
  };
}

/** A proxy of `target` with some members replaced. Browser objects' methods only work with the original object as `this`. */
function overlaid<T extends object>(target: T, members: Partial<T>): T {
  return new Proxy(target, {
    get(_target, name) {
      if (name in members) return members[name as keyof T];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
