/** The chunks of the shell's pages: the `webpackChunkName` where each is imported. */
export const PAGE_CHUNKS = { signedIn: "signed-in", auth: "auth", public: "public" } as const;
