import { FRAME_GLYPHS, addGlyphs, useObservable } from "@atrium/shared-ui";
import signedInTexts from "../../core/language/locales/en/signed-in.json" with { type: "json" };
import surroundingTexts from "../../core/language/locales/en/surroundings.json" with { type: "json" };
import { addEnglish } from "../../core/language/texts.ts";
import { SessionProvider, useHost } from "../../views/host/host-context.tsx";
import { ToastArea } from "../../views/toasts/toast-area.tsx";
import { Frame } from "../frame/frame.tsx";

export { createLabelLoader, loadLabels } from "../../core/language/feature-labels.ts";
export { openSession } from "../session/session.ts";

addEnglish(signedInTexts, surroundingTexts);
addGlyphs(FRAME_GLYPHS);

export const toastArea = <ToastArea />;

/** The frame with the signed-in person's session. Renders nothing while that session is ending. */
export function SignedIn() {
  const { session$ } = useHost();
  const session = useObservable(session$, undefined);
  return (
    session && (
      <SessionProvider key={session.userId} session={session}>
        <Frame />
      </SessionProvider>
    )
  );
}
