/** In place of `@ungap/structured-clone`: every browser that Atrium supports has its own. */
export default globalThis.structuredClone;
