/**
 * The directory in a release for documents that are only shown in sandboxed frames, and for their code. No page runs anything in it, and the
 * documents run in an origin of their own, even when they're opened by themselves.
 */
export const FRAMES_DIRECTORY = "frames/";

/**
 * What a document for frames may do: run the code next to it, and style itself. It has no network and no storage. It may be framed by any page,
 * as there is nothing in it, and features may be served from another origin than pages.
 */
export const FRAME_POLICY = [
  "sandbox allow-scripts",
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
].join("; ");
