import { randomBytes } from "node:crypto";
import type { Grant } from "../auth/grant.ts";
import type { Attachment, Receiver } from "../channel/attachment.ts";
import { leaveAll } from "../channel/announce-presence.ts";
import { Action } from "../protocol/action.ts";
import { type AblyError, type ErrorInfo, Refusal } from "../protocol/error-info.ts";
import { type Frame, OutgoingFrame } from "../protocol/frame.ts";
import { CONNECTION_STATE_TTL_MS } from "../protocol/limits.ts";
import { connectionDetails } from "./connection-details.ts";
import type { ConnectionHost } from "./connection-host.ts";
import { ConnectionKeys } from "./connection-keys.ts";
import type { Principal } from "./principal.ts";
import { PublishLedger } from "./publish-ledger.ts";
import { TokenWatch } from "./token-watch.ts";
import type { Transport } from "./transport.ts";

/** What a client asks for when it connects. */
export interface ConnectionOptions {
  readonly echo: boolean;
  /** How long its members stay present after a drop, in ms. */
  readonly presenceGrace: number;
}

/**
 * A connection in Ably's sense: it outlives its sockets. A dropped connection waits for its client to resume it. Until
 * then its publishes are remembered and, for a shorter time, its members stay present.
 */
export class Connection implements Receiver {
  readonly id = randomBytes(8).toString("base64url");
  readonly app: ConnectionHost;
  readonly keys = new ConnectionKeys(this.id);
  readonly ledger = new PublishLedger();
  readonly attachments = new Map<string, Attachment>();
  /** Channels where it has announced presence. */
  readonly presentOn = new Set<string>();
  #principal: Principal;
  #options: ConnectionOptions;
  #transport: Transport | undefined;
  #timers: NodeJS.Timeout[] = [];
  readonly #tokenWatch = new TokenWatch({
    renew: () => this.send(new OutgoingFrame({ action: Action.AUTH })),
    expired: () => this.#disconnect(Refusal.tokenExpired()),
    revoked: () => this.#disconnect(Refusal.tokenRevoked()),
  });

  constructor(app: ConnectionHost, principal: Principal, options: ConnectionOptions) {
    this.app = app;
    this.#principal = principal;
    this.#options = options;
    app.connections.add(this);
  }

  get grant(): Grant {
    return this.#principal.grant;
  }

  get identity(): string | undefined {
    return this.#principal.identity;
  }

  get echo(): boolean {
    return this.#options.echo;
  }

  get transport(): Transport | undefined {
    return this.#transport;
  }

  get congested(): boolean {
    return this.#transport?.congested ?? true;
  }

  send(frame: OutgoingFrame): void {
    this.#transport?.send(frame);
  }

  reply(frame: Frame): void {
    this.send(new OutgoingFrame(frame));
  }

  admitsOutbound(): boolean {
    return this.app.rates?.outbound.admit(this.id, 1) ?? true;
  }

  /** Goes live on a socket and replaces the previous one. The client attaches to its channels again. */
  connect(transport: Transport, principal: Principal, options: ConnectionOptions, error?: ErrorInfo): void {
    const former = this.#transport;
    this.#release();
    this.#transport = transport;
    this.#options = options;
    former?.cut();
    transport.onDrain = () => {
      for (const attachment of this.attachments.values()) attachment.readOn();
    };
    this.keys.issue();
    this.confirm(principal, error);
  }

  /** Takes a (new) principal and sends CONNECTED. */
  confirm(principal: Principal, error?: ErrorInfo): void {
    this.#principal = principal;
    this.#watchToken();
    const connectionKey = this.keys.newest;
    this.reply({
      action: Action.CONNECTED,
      connectionId: this.id,
      connectionKey,
      connectionDetails: connectionDetails(principal, connectionKey),
      error,
    });
  }

  /** Sends a last frame and lets go of the socket; anything it still sends is ignored. */
  hangUp(last: Frame): void {
    const transport = this.#transport;
    if (transport === undefined) return;
    transport.close(last);
    this.dropped(transport);
  }

  /** Tells the client to disconnect and reconnect, which it does at once. If its token was refused, it fetches another first. */
  #disconnect(error: AblyError): void {
    this.hangUp({ action: Action.DISCONNECTED, error: error.info });
  }

  /** Applies a revocation of its token. If the revocation leaves time, the client is prompted to renew. */
  heedRevocation(at: number): void {
    if (at > this.app.now()) this.reply({ action: Action.AUTH });
    this.#watchToken();
  }

  #watchToken(): void {
    const { token } = this.grant;
    const revoked = this.app.revocations.appliesAt(this.grant);
    this.#tokenWatch.watch({ expires: token?.expires, revoked }, this.app.now());
  }

  /** Notes that a socket is gone. Ignored unless it's the current one. */
  dropped(transport: Transport): void {
    if (transport !== this.#transport) return;
    this.#release();
    this.#after(this.#options.presenceGrace, () => this.#leave());
    this.#after(CONNECTION_STATE_TTL_MS, () => this.end());
  }

  /** Ends for good: members leave, and it can't be resumed. */
  end(): void {
    this.#release();
    this.#leave();
    this.app.connections.remove(this);
  }

  #release(): void {
    this.#tokenWatch.stop();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#transport = undefined;
    for (const attachment of this.attachments.values()) attachment.channel.detach(attachment);
    this.attachments.clear();
  }

  #leave(): void {
    for (const name of this.presentOn) this.leave(name);
  }

  /** Leaves one channel's presence. */
  leave(channelName: string): void {
    this.presentOn.delete(channelName);
    const channel = this.app.channels.find(channelName);
    if (channel !== undefined) leaveAll(channel, this.id, this.app.now());
  }

  #after(ms: number, task: () => void): void {
    this.#timers.push(setTimeout(task, ms).unref());
  }
}
