import { connect, createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** A network between clients and a server that can fail. */
export interface Relay {
  readonly port: number;
  /** Breaks every connection without closing it properly, like a failing network. Returns how many there were. */
  cut(): number;
  close(): void;
}

export async function startRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    const far = track(connect(target, "127.0.0.1"));
    track(near).pipe(far).pipe(near);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  const cut = () => {
    const count = sockets.size / 2;
    for (const socket of sockets) socket.resetAndDestroy();
    return count;
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    close: () => {
      cut();
      server.close();
    },
  };
}
