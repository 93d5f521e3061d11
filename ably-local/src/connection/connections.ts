import type { Connection } from "./connection.ts";
import { connectionIdOf } from "./connection-keys.ts";

/** One application's connections: live ones, and dropped ones that can still be resumed. */
export class Connections {
  readonly #all = new Map<string, Connection>();

  add(connection: Connection): void {
    this.#all.set(connection.id, connection);
  }

  remove(connection: Connection): void {
    this.#all.delete(connection.id);
  }

  all(): Connection[] {
    return [...this.#all.values()];
  }

  /** The connection that the key resumes. Keys issued before this one become invalid. */
  resumable(key: string): Connection | undefined {
    const connection = this.#all.get(connectionIdOf(key));
    return connection?.keys.use(key) ? connection : undefined;
  }

  /** The connection that the key's holder may publish on behalf of. */
  withKey(key: string): Connection | undefined {
    const connection = this.#all.get(connectionIdOf(key));
    return connection?.keys.has(key) ? connection : undefined;
  }
}
