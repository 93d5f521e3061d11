import type { Connection } from "./connection.ts";
import { connectionIdOf } from "./connection-keys.ts";

/** The connections of one application, live and dropped ones that can still be resumed. */
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

  /** The connection that the key resumes. Keys given out before this one are not good any more. */
  resumable(key: string): Connection | undefined {
    const connection = this.#all.get(connectionIdOf(key));
    return connection?.keys.use(key) ? connection : undefined;
  }

  /** The connection on whose behalf the holder of the key may publish. */
  withKey(key: string): Connection | undefined {
    const connection = this.#all.get(connectionIdOf(key));
    return connection?.keys.has(key) ? connection : undefined;
  }
}
