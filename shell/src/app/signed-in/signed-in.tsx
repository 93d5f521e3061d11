import { FRAME_GLYPHS, addGlyphs, useObservable } from "@atrium/shared-ui";
import { SessionProvider, useHost } from "../../views/host/host-context.tsx";
import { Frame } from "../frame/frame.tsx";

export { openSession } from "../session/session.ts";

addGlyphs(FRAME_GLYPHS);

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
