import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type {
  ConversationDetail,
  ErrorBody,
  InboundEventData,
  RealtimeToken,
  Session,
} from "@atrium/shared-contracts/wire";
import { type ClientOptions, type Message, Realtime, type RealtimeChannel } from "ably";
import type { Answered, SentMessage } from "./judge.ts";
import type { Random } from "./random.ts";
import { Reader } from "./reader.ts";

/** Same as the browser: how long to wait for an acknowledgment on the socket, and how often to try, before using HTTP. */
const ACCEPTED_MS = 5_000;
const SOCKET_TRIES = 3;
const REQUEST_MS = 10_000;
const PAUSE_MS = 1_000;

type Way = "socket" | "http" | "both";

/** Someone who sends one message after another, using the same channels and patience as the product's own client. */
export class Person {
  readonly reader: Reader;
  readonly #sent: { readonly messageId: string; readonly text: string; readonly acknowledged: boolean }[] = [];
  readonly #conversations = new Map<string, string>();
  readonly #urls: readonly string[];
  readonly #random: Random;
  readonly #answers: Answered[];
  readonly #waiting = new Map<string, () => void>();
  readonly #credentials = { email: `${randomUUID()}@example.com`, password: `correct horse ${randomUUID()}` };
  #token = "";
  #client: Realtime | undefined;
  #channel: RealtimeChannel | undefined;

  /** @param answers collects the result of each HTTP call */
  constructor(urls: readonly string[], random: Random, answers: Answered[]) {
    this.#urls = urls;
    this.#random = random;
    this.reader = new Reader(random);
    this.#answers = answers;
  }

  async signUp(): Promise<void> {
    const session = await this.#call<Session>("POST", "/api/auth/register", { ...this.#credentials, name: "Ada" });
    if (session === undefined) throw new Error("Nobody could sign up before anything was broken");
    this.#token = session.token;
    const first = await this.#call<RealtimeToken>("GET", "/api/ably/token");
    if (first === undefined) throw new Error("No realtime token before anything was broken");
    this.#client = new Realtime({
      ...(first.options as ClientOptions),
      authCallback: (_, tell) => void this.#renewToken(tell),
      disconnectedRetryTimeout: 2_000,
      suspendedRetryTimeout: 5_000,
      logLevel: 0,
    });
    this.#channel = this.#client.channels.get(first.channel);
    this.#client.connection.on("connected", () => void this.#call("POST", "/api/ably/subscribe"));
    await this.#channel.subscribe("message_accepted", (message: Message) => {
      const { messageId, conversationId } = message.data as InboundEventData<"message_accepted">;
      this.#conversations.set(messageId, conversationId);
      this.#waiting.get(messageId)?.();
    });
    await this.#channel.subscribe("message_chunk", (message: Message) => this.reader.chunk(message.data));
    await this.#channel.subscribe("message_response", (message: Message) => this.reader.end(message.data));
  }

  /** Sends until `enough` aborts. A message still in progress at that point is retried until `atLast` aborts. */
  async chat(enough: AbortSignal, atLast: AbortSignal): Promise<void> {
    while (!enough.aborted) {
      const messageId = randomUUID();
      const text = `Tell me a story. ${messageId}`;
      const way = this.#random.pick<Way>(["socket", "http", "both"]);
      let acknowledged = false;
      while (!acknowledged && !atLast.aborted) acknowledged = await this.#send(way, messageId, text);
      this.#sent.push({ messageId, text, acknowledged });
      await sleep(this.#random.between(50, 1_000));
    }
  }

  /** The sent messages with their replies as a page shows them: from events, or if the end didn't come, loaded again. */
  async shown(): Promise<SentMessage[]> {
    const all: SentMessage[] = [];
    for (const { messageId, ...message } of this.#sent) {
      all.push({ ...message, shown: this.reader.ended(messageId) ?? (await this.#load(messageId)) });
    }
    return all;
  }

  async #load(messageId: string): Promise<string | undefined> {
    const id = this.#conversations.get(messageId);
    if (id === undefined) return undefined;
    const detail = await this.#call<ConversationDetail>("GET", `/api/chat/history?conversation_id=${id}`);
    const part = detail?.messages?.find(({ role }) => role === "assistant")?.content[0];
    return part?.type === "text" ? part.text : undefined;
  }

  close(): void {
    this.#client?.close();
  }

  async #send(way: Way, messageId: string, text: string): Promise<boolean> {
    if (way === "http") return this.#sendOverHttp(messageId, text);
    // Like a network that delivers twice, or a person with two tabs.
    if (way === "both") {
      const ways = [this.#sendOverSocket(messageId, text), this.#sendOverHttp(messageId, text)];
      return (await Promise.all(ways)).includes(true);
    }
    for (let attempt = 0; attempt < SOCKET_TRIES; attempt += 1) {
      if (await this.#sendOverSocket(messageId, text)) return true;
    }
    return this.#sendOverHttp(messageId, text);
  }

  async #sendOverSocket(messageId: string, text: string): Promise<boolean> {
    const accepted = new Promise<boolean>((resolve) => this.#waiting.set(messageId, () => resolve(true)));
    const late = new AbortController();
    try {
      await this.#channel?.publish("message", {
        eventType: "message",
        messageData: { content: text, userId: this.#client?.auth.clientId ?? "", status: "sent", messageId },
        timestamp: Date.now(),
      });
      return await Promise.race([accepted, sleep(ACCEPTED_MS, false, { signal: late.signal })]);
    } catch {
      // The socket is down, so the next try or HTTP has to do it.
      await sleep(PAUSE_MS);
      return false;
    } finally {
      this.#waiting.delete(messageId);
      late.abort();
    }
  }

  async #sendOverHttp(messageId: string, text: string): Promise<boolean> {
    const wait = this.#random.next() < 0.5;
    const body = { message: text, message_id: messageId, wait };
    const answer = await this.#call<{ turnId?: string; conversationId?: string }>("POST", "/api/chat", body);
    if (answer?.conversationId !== undefined) this.#conversations.set(messageId, answer.conversationId);
    // An answer with the turn's id means the message is stored, even if its reply failed.
    if (answer?.turnId !== undefined) return true;
    await sleep(PAUSE_MS);
    return false;
  }

  async #renewToken(tell: Parameters<NonNullable<ClientOptions["authCallback"]>>[1]): Promise<void> {
    const answer = await this.#call<RealtimeToken>("GET", "/api/ably/token");
    if (answer?.token === undefined) tell("No token now", null);
    else tell(null, answer.token);
  }

  /** The answer's body, whatever its status; undefined if there was no answer. */
  async #call<Body>(method: string, path: string, body?: unknown): Promise<Body | undefined> {
    const url = this.#random.pick(this.#urls as [string, ...string[]]);
    let answered: Answered = {};
    try {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${this.#token}`, ...(body ? { "content-type": "application/json" } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(REQUEST_MS),
      });
      answered = { status: answer.status };
      const parsed = (await answer.json()) as Body;
      if (!answer.ok) answered = { status: answer.status, code: (parsed as ErrorBody).code };
      if (answer.status === 401) await this.#signInAgain();
      return parsed;
    } catch {
      // No answer, or half of one, is what this run is about.
      return undefined;
    } finally {
      this.#answers.push(answered);
    }
  }

  /** Access tokens expire after a few minutes. */
  async #signInAgain(): Promise<void> {
    const session = await this.#call<Session>("POST", "/api/auth/login", this.#credentials);
    if (session?.token !== undefined) this.#token = session.token;
  }
}
