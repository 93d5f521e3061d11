import {
  type FaultProxy,
  type FaultRule,
  type ProxiedRequest,
  type ReleaseServer,
  serveReleases,
  startFaultProxy,
} from "@atrium/federation-kit";

/** A separate origin that serves a feature's releases. Tests can turn it off and on again, and let faults befall its files. */
export class FeatureOrigin {
  readonly #releases: string;
  #port = 0;
  #server: ReleaseServer | undefined;
  #proxy: FaultProxy | undefined;

  constructor(releases: string) {
    this.#releases = releases;
  }

  /** Its address, once it has started. */
  get url(): string {
    if (this.#port === 0) throw new Error("The origin was never started");
    return `http://127.0.0.1:${this.#port}`;
  }

  /** All requests since it was last started. */
  get requests(): readonly ProxiedRequest[] {
    return this.#running.requests;
  }

  /** What befalls its files from now on; none: nothing. */
  inject(...rules: FaultRule[]): void {
    this.#running.inject(...rules);
  }

  get #running(): FaultProxy {
    if (this.#proxy === undefined) throw new Error("The origin isn't running");
    return this.#proxy;
  }

  /** The first start picks any free port; later starts use the same one. */
  async start(): Promise<void> {
    this.#server = await serveReleases({ directory: this.#releases, port: 0 });
    this.#proxy = await startFaultProxy({ upstream: this.#server.address, port: this.#port });
    this.#port = Number(new URL(this.#proxy.address).port);
  }

  async stop(): Promise<void> {
    await this.#proxy?.close();
    await this.#server?.close();
    this.#proxy = undefined;
    this.#server = undefined;
  }
}
