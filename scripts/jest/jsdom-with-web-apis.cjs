// jsdom lacks web APIs that Node has and the browser apps' libraries expect. MessageChannel and BroadcastChannel are left
// out: React's scheduler would keep their ports open, and Jest would never exit.
const { TestEnvironment } = require("jest-environment-jsdom");

const FROM_NODE = [
  "TextEncoder",
  "TextDecoder",
  "ReadableStream",
  "WritableStream",
  "TransformStream",
  "fetch",
  "Request",
  "Response",
  "Headers",
  "structuredClone",
  "DecompressionStream",
  "Uint8Array",
  "AbortController",
  "AbortSignal",
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    Object.defineProperty(this.global.crypto, "subtle", { value: globalThis.crypto.subtle, configurable: true });
    this.global.crypto.randomUUID ??= () => globalThis.crypto.randomUUID();
  }
};
