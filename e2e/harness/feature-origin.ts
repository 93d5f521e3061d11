import { type ReleaseServer, serveReleases } from "@atrium/federation-kit";

/** An origin of its own that serves a feature's releases, and that a test can switch off and on again. */
export class FeatureOrigin {
  readonly url: string;
  readonly #port: number;
  readonly #releases: string;
  #server: ReleaseServer | undefined;

  constructor(port: number, releases: string) {
    this.#port = port;
    this.#releases = releases;
    this.url = `http://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    this.#server = await serveReleases({ directory: this.#releases, port: this.#port });
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }
}
