import { type ReleaseServer, serveReleases } from "@atrium/federation-kit";

/** A separate origin that serves a feature's releases. Tests can turn it off and on again. */
export class FeatureOrigin {
  readonly #releases: string;
  #port = 0;
  #server: ReleaseServer | undefined;

  constructor(releases: string) {
    this.#releases = releases;
  }

  /** Its address, once it has started. */
  get url(): string {
    if (this.#port === 0) throw new Error("The origin was never started");
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The first start picks any free port; later starts use the same one. */
  async start(): Promise<void> {
    this.#server = await serveReleases({ directory: this.#releases, port: this.#port });
    this.#port = Number(new URL(this.#server.address).port);
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }
}
