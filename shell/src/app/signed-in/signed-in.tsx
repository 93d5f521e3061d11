import { FRAME_GLYPHS, addGlyphs, useObservable } from "@atrium/shared-ui";
import { SessionProvider, useHost } from "../../views/host/host-context.tsx";
import { Frame } from "../frame/frame.tsx";

export { openSession } from "../session/session.ts";

addGlyphs(FRAME_GLYPHS);

/** The frame with the session of who is signed in; nothing while that session ends. */
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
