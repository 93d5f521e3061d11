import "@testing-library/jest-dom/jest-globals";
import type { ConnectivityState } from "@atrium/shared-contracts/contract";
import { defineView, type FeatureViewProps } from "@atrium/shared-contracts/contract";
import { BehaviorSubject, firstValueFrom } from "@atrium/shared-contracts/rx";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { describe, expect, it, jest } from "@jest/globals";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy, useEffect, useState } from "react";
import { sampleManifest } from "../../testing/sample-features.ts";
import { Surroundings, createTestHost } from "../../testing/test-host.tsx";
import { FeatureHostContext, FeatureSessionContext } from "../host/feature-host.tsx";
import { FeatureRegion } from "./feature-region.tsx";

jest.spyOn(console, "error").mockImplementation(() => {});

async function show(load: () => Promise<unknown>, reach: ConnectivityState = "online") {
  const manifest = sampleManifest("mfe-chat", { title: { en: "Chat" }, owner: "Chat team" });
  const { host } = createTestHost({ features: [{ manifest, exposes: { "./routes": load } }], signedIn: true });
  await host.auth.start();
  const report = jest.spyOn(host.telemetry, "report");
  const connection = { ...host.connection, state$: new BehaviorSubject(reach), state: reach };
  const session = (await firstValueFrom(host.session$)) ?? null;
  render(
    <Surroundings host={host}>
      <FeatureHostContext value={{ ...host, connection }}>
        <FeatureSessionContext value={session}>
          <FeatureRegion featureId="mfe-chat" expose="./routes" />
          <p>The rest</p>
        </FeatureSessionContext>
      </FeatureHostContext>
    </Surroundings>,
  );
  return report;
}
const view = (View: (props: FeatureViewProps) => unknown) => ({ default: defineView(View) });

describe("a feature's region", () => {
  it("shows the feature's view and gives it its ShellApi", async () => {
    await show(async () => view(({ shell }) => `I am ${shell.feature.id} ${shell.feature.version}`));
    expect(await screen.findByText("I am mfe-chat 1.0.0")).toBeInTheDocument();
  });

  it("explains that a feature can't be loaded, and keeps the rest", async () => {
    await show(() => Promise.reject(new Error("boom")));
    expect(await screen.findByRole("heading", { name: "Couldn't load Chat" })).toBeInTheDocument();
    const details = within(screen.getByRole("alert").querySelector("details") ?? document.body);
    expect(details.getByText("Details")).toBeInTheDocument();
    for (const fact of ["mfe-chat", "1.0.0", "Downloading", "Chat team"])
      expect(details.getByText(fact)).toBeInTheDocument();
    expect(screen.getByText(/boom/)).toBeInTheDocument();
    expect(screen.getByText("The rest")).toBeInTheDocument();
  });

  it.each(["offline", "unreachable"] as const)("only says what is missing while the frame says %s", async (reach) => {
    await show(() => Promise.reject(new Error("boom")), reach);
    expect(
      await screen.findByText("This app isn't on this device yet. Try again once the connection is back."),
    ).toBeInTheDocument();
    expect(screen.queryByText(/The rest of Atrium still works/)).not.toBeInTheDocument();
  });

  it("recovers with Try again, without reloading the page", async () => {
    let healthy = false;
    await show(async () => {
      if (!healthy) throw new Error("boom");
      return view(() => "I work");
    });
    const retry = await screen.findByRole("button", { name: "Try again" });
    healthy = true;
    await userEvent.click(retry);
    expect(await screen.findByText("I work")).toBeInTheDocument();
  });

  it("counts as not loaded without its texts, and shows them after Try again", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => {});
    let online = false;
    const load = async () => {
      if (!online) throw new TypeError("Failed to fetch");
      return { today: "Nothing planned" };
    };
    let given = false;
    await show(async () =>
      view(function Words({ shell }) {
        if (!given) shell.translations(load);
        given = true;
        return useTranslation("mfe-chat").t("today");
      }),
    );
    expect(await screen.findByRole("heading", { name: "Couldn't load Chat" })).toBeInTheDocument();
    expect(screen.queryByText("today")).not.toBeInTheDocument();
    online = true;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Nothing planned")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("contains a view that throws in render, and shows it again after Try again", async () => {
    let broken = true;
    await show(async () =>
      view(() => {
        if (broken) throw new Error("render failed");
        return "I work";
      }),
    );
    expect(await screen.findByText(/render failed/)).toBeInTheDocument();
    expect(screen.getByText("The rest")).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("I work")).toBeInTheDocument();
  });

  it("contains a view that throws in an effect", async () => {
    function Failing() {
      useEffect(() => {
        throw new Error("effect failed");
      }, []);
      return null;
    }
    await show(async () => view(() => <Failing />));
    expect(await screen.findByText(/effect failed/)).toBeInTheDocument();
    expect(screen.getByText("The rest")).toBeInTheDocument();
  });

  it("only covers itself while a view waits for code of its own", async () => {
    const code = Promise.withResolvers<{ default: () => string }>();
    const load = jest.fn(() => code.promise);
    const Later = lazy(load);
    await show(async () => view(() => <Later />));
    await waitFor(() => expect(load).toHaveBeenCalled());
    expect(screen.getByText("The rest")).toBeVisible();
    expect(screen.getByText("Loading…")).toBeInTheDocument();
    await act(async () => code.resolve({ default: () => "I came later" }));
    expect(await screen.findByText("I came later")).toBeInTheDocument();
  });

  describe("says in the details and in reports when a view threw", () => {
    const phases = (report: Awaited<ReturnType<typeof show>>) => [
      ...new Set(report.mock.calls.map(([, tags]) => tags["phase"])),
    ];

    it("while it was mounted", async () => {
      const report = await show(async () =>
        view(() => {
          throw new Error("boom");
        }),
      );
      expect(await screen.findByText("Opening")).toBeInTheDocument();
      expect(phases(report)).toEqual(["mount"]);
    });

    it("in its first effects", async () => {
      const report = await show(async () =>
        view(function Failing() {
          useEffect(() => {
            throw new Error("boom");
          }, []);
          return null;
        }),
      );
      expect(await screen.findByText("Opening")).toBeInTheDocument();
      expect(phases(report)).toEqual(["mount"]);
    });

    it("while it was shown", async () => {
      let broken = false;
      const report = await show(async () =>
        view(function Failing() {
          const [, again] = useState(0);
          if (broken) throw new Error("boom");
          return <button onClick={() => again(1)}>Break</button>;
        }),
      );
      const button = await screen.findByRole("button", { name: "Break" });
      broken = true;
      await userEvent.click(button);
      expect(await screen.findByText("Opening")).toBeInTheDocument();
      expect(phases(report)).toEqual(["update", "mount"]);
    });
  });
});
