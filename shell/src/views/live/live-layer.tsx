import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";

/**
 * A layer next to the application for what must be seen, heard and reachable even over an open dialog. A dialog hides everything beside it from
 * screen readers and pulls back the focus when it leaves the dialog. This layer stays audible, and can keep the focus.
 */
export function LiveLayer({ children }: { readonly children: ReactNode }) {
  const [layer] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    document.body.append(layer);
    const audible = new MutationObserver(() => layer.removeAttribute("aria-hidden"));
    audible.observe(layer, { attributeFilter: ["aria-hidden"] });
    layer.removeAttribute("aria-hidden");
    // Dialogs' focus traps listen on the document.
    const keepToItself = (event: FocusEvent) => event.stopPropagation();
    layer.addEventListener("focusin", keepToItself);
    return () => {
      audible.disconnect();
      layer.removeEventListener("focusin", keepToItself);
      layer.remove();
    };
  }, [layer]);
  return createPortal(children, layer);
}
