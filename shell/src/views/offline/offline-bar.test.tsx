import "@testing-library/jest-dom/jest-globals";
import type { ConnectivityState } from "@atrium/shared-contracts/contract";
import { BehaviorSubject } from "@atrium/shared-contracts/rx";
import { QueryClient, QueryClientProvider, useQuery } from "@atrium/shared-ui/query";
import { describe, expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { Surroundings, createTestHost } from "../../testing/test-host.tsx";
import { HostProvider } from "../host/host-context.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { useRefetchWhenBack } from "./use-refetch-when-back.ts";

let asked = 0;
function Feature() {
  useRefetchWhenBack();
  const { data } = useQuery({
    queryKey: ["notes"],
    queryFn: () => {
      asked += 1;
      return asked === 1 ? Promise.reject(new TypeError("offline")) : "the notes";
    },
    retry: false,
    networkMode: "always",
  });
  return <p>{data ?? "nothing"}</p>;
}

function open(initial: ConnectivityState, keepsMessages = true) {
  asked = 0;
  const state = new BehaviorSubject<ConnectivityState>(initial);
  const { host } = createTestHost();
  const connection = { ...host.connection, state$: state, state: initial };
  render(
    <Surroundings host={host}>
      <HostProvider host={{ ...host, connection }}>
        <QueryClientProvider client={new QueryClient()}>
          <OfflineBar keepsMessages={keepsMessages} />
          <Feature />
        </QueryClientProvider>
      </HostProvider>
    </Surroundings>,
  );
  return (next: ConnectivityState) => act(async () => state.next(next));
}

describe("the bar", () => {
  it("shows nothing while everything is fine", () => {
    open("online");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("says that the device is offline and messages are sent later, promising nothing else, then once that it's back online", async () => {
    const become = open("online");
    await become("offline");
    expect(screen.getByRole("status")).toHaveTextContent("You're offline. Your messages are saved and sent later.");
    await become("unreachable");
    expect(screen.getByRole("status")).toHaveTextContent(
      "Can't reach Atrium right now. Your messages are saved and sent later.",
    );
    await become("online");
    expect(screen.getByRole("status")).toHaveTextContent("You're back online.");
  });

  it("promises signed-out visitors nothing", async () => {
    const become = open("offline", false);
    expect(screen.getByRole("status")).toHaveTextContent(/^You're offline\.$/);
    await become("unreachable");
    expect(screen.getByRole("status")).toHaveTextContent(/^Can't reach Atrium right now\.$/);
  });

  it("shows from the start on a page that opens offline", () => {
    open("offline");
    expect(screen.getByRole("status")).toHaveTextContent("You're offline.");
  });
});

describe("data that couldn't load offline", () => {
  it("is fetched again as soon as the server can be reached", async () => {
    const become = open("offline");
    expect(await screen.findByText("nothing")).toBeInTheDocument();
    await become("online");
    expect(await screen.findByText("the notes")).toBeInTheDocument();
  });
});

describe("data that another window may have changed", () => {
  it("is fetched again when this window gets the focus, though it was visible all along", async () => {
    open("online");
    expect(await screen.findByText("nothing")).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event("focus")));
    expect(await screen.findByText("the notes")).toBeInTheDocument();
  });
});
