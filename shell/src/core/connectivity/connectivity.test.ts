import { describe, expect, it, jest } from "@jest/globals";
import { createConnectivity } from "./connectivity.ts";

function setUp({ onLine = true } = {}) {
  const device = { onLine };
  const page = Object.assign(new EventTarget(), { navigator: device as Navigator });
  const server = { up: true, asked: 0 };
  const ask = async () => {
    server.asked += 1;
    if (!server.up) throw new TypeError("Failed to fetch");
  };
  const waiting: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => waiting.push(resolve));
  const connectivity = createConnectivity(page, ask, wait);
  const seen: string[] = [];
  connectivity.state$.subscribe((connection) => seen.push(connection));
  return {
    connectivity,
    server,
    seen,
    device(online: boolean) {
      device.onLine = online;
      page.dispatchEvent(new Event(online ? "online" : "offline"));
    },
    settle: () => new Promise<void>((resolve) => setTimeout(resolve, 0)),
    later: () => waiting.shift()?.(),
  };
}
const down: typeof fetch = () => Promise.reject(new TypeError("Failed to fetch"));
const up: typeof fetch = () => Promise.resolve(new Response());

describe("the connection", () => {
  it("is offline as soon as the device says so, and online when the server answers again", async () => {
    const { device, seen, settle } = setUp();
    device(false);
    device(true);
    await settle();
    expect(seen).toEqual(["online", "offline", "unreachable", "online"]);
  });

  it("stays online when one call fails but the server still responds", async () => {
    const { connectivity, seen, settle, server } = setUp();
    await expect(connectivity.watch(down)("/api/x")).rejects.toThrow(Error);
    await settle();
    expect(server.asked).toBe(1);
    expect(seen).toEqual(["online"]);
  });

  it("is unreachable when the server doesn't respond to the check either, until it does", async () => {
    const { connectivity, seen, settle, server, later } = setUp();
    server.up = false;
    await expect(connectivity.watch(down)("/api/x")).rejects.toThrow(Error);
    await settle();
    expect(connectivity.state).toBe("unreachable");
    server.up = true;
    later();
    await settle();
    expect(seen).toEqual(["online", "unreachable", "online"]);
  });

  it("takes any response from the server as a sign of life, whatever the device says", async () => {
    const { connectivity } = setUp({ onLine: false });
    expect(connectivity.state).toBe("offline");
    const back = connectivity.whenOnline();
    await connectivity.watch(up)("/api/x");
    await back;
    expect(connectivity.state).toBe("online");
  });

  it("doesn't check the server because of an aborted call", async () => {
    const { connectivity, server, settle } = setUp();
    const ask = jest.fn(down);
    await expect(connectivity.watch(ask)("/api/x", { signal: AbortSignal.abort() })).rejects.toThrow(Error);
    await settle();
    expect(server.asked).toBe(0);
  });
});
