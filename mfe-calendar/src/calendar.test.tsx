import { type FeatureViewProps, HttpError } from "@atrium/shared-contracts/contract";
import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { useLocation, useNavigate } from "@atrium/shared-ui/router";
import { renderFeature } from "@atrium/shared-ui/testing";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import texts from "./locales/en.json";
import routes from "./routes-module.tsx";
import { sampleEvent } from "./testing/sample-event.ts";

beforeAll(() => {
  // jsdom has no layout, so the grid keeps the number of lanes it has before it's measured. The screen is wide.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia = (media) =>
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

/** The calendar with a Back button and the current address, as in a browser. */
function WithBrowser(props: FeatureViewProps) {
  const navigate = useNavigate();
  return (
    <>
      <routes.View {...props} />
      <button onClick={() => void navigate(-1)}>Back</button>
      <output aria-label="search">{useLocation().search}</output>
    </>
  );
}

function open(path: string, events: CalendarEvent[]) {
  const shell = createFakeShellApi("mfe-calendar");
  let stored = events;
  shell.answer("GET /calendar", () => ({ events: stored }));
  for (const event of events) shell.answer(`GET /calendar/${event.id}`, () => ({ event }));
  const rendered = renderFeature(WithBrowser, { id: "mfe-calendar", texts, path, shell });
  return { ...rendered, shell, store: (next: CalendarEvent[]) => (stored = next) };
}
const cell = (name: RegExp) => screen.getByRole("gridcell", { name });
const lastCall = (shell: ReturnType<typeof open>["shell"], method: string) =>
  shell.calls.findLast((call) => call.method === method);

describe("the month view", () => {
  it("shows events on their days, and announces how many each day has", async () => {
    open("/calendar?date=2026-11-20", [sampleEvent()]);
    const day = await screen.findByRole("gridcell", { name: "Friday, November 20, 2026, 1 event" });
    expect(within(day).getByRole("button", { name: /^Lunch with Sam, Nov 20, 2026, 12:00/ })).toBeTruthy();
    expect(cell(/November 19, 2026, no events/)).toBeTruthy();
  });

  it("can be navigated by keyboard, and focus moves on into the next month", async () => {
    open("/calendar?date=2026-11-20", []);
    cell(/November 20/).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(document.activeElement).toBe(cell(/December 5/)));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("December 2026");
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(document.activeElement).toBe(cell(/November 29/)));
  });

  it("collapses events that don't fit, and lists them on demand", async () => {
    const events = Array.from({ length: 5 }, (_, index) =>
      sampleEvent({ id: `6b0f7d52-6f0a-4a35-9f5e-1f6f7a0c1d1${index}`, title: `Event ${index}` }),
    );
    open("/calendar?date=2026-11-20", events);
    const more = await screen.findByRole("button", { name: /Show all events on Friday/ });
    expect(more.textContent).toBe("+3 more");
    await userEvent.click(more);
    expect(within(screen.getByRole("dialog")).getAllByRole("listitem")).toHaveLength(5);
  });

  it("shows an event the assistant just created", async () => {
    const { shell, store } = open("/calendar?date=2026-11-20", []);
    await waitFor(() => expect(shell.calls).toHaveLength(1));
    store([sampleEvent({ source: "assistant" })]);
    shell.subjects.events$.next({ name: "message_response", data: { message: "Done.", status: "completed" } });
    expect(await screen.findByRole("button", { name: /^Lunch with Sam/ })).toBeTruthy();
  });

  it("says when the events couldn't be loaded, and tries again", async () => {
    const { shell } = open("/calendar?date=2026-11-20", []);
    shell.answer("GET /calendar", () => {
      throw new HttpError("Server down", 500);
    });
    await userEvent.click(screen.getByRole("button", { name: "Next month" }));
    expect(await screen.findByText(/Couldn't load your events. Server down/)).toBeTruthy();
    shell.answer("GET /calendar", () => ({ events: [sampleEvent({ title: "Back" })] }));
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.queryByText(/Couldn't load/)).toBeNull());
  });

  it("calls no day empty that it couldn't load, on a phone either", async () => {
    const wide = window.matchMedia;
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes("max-width") });
    try {
      const { shell } = open("/calendar?date=2026-11-20", [sampleEvent()]);
      expect(await screen.findByRole("button", { name: /^Lunch with Sam/ })).toBeTruthy();
      expect(cell(/November 19, 2026, no events/)).toBeTruthy();
      shell.answer("GET /calendar", () => {
        throw new HttpError("Network connection failed", 0);
      });
      await userEvent.click(screen.getByRole("button", { name: "Next month" }));
      expect(await screen.findByText(/Couldn't load your events/)).toBeTruthy();
      expect(screen.queryByText("Nothing planned")).toBeNull();
      expect(screen.queryByRole("gridcell", { name: /no events/ })).toBeNull();
      await userEvent.click(screen.getByRole("button", { name: "Previous month" }));
      expect(await screen.findByRole("button", { name: /^Lunch with Sam/ })).toBeTruthy();
    } finally {
      window.matchMedia = wide;
    }
  });

  it("shows what another tab changed when the page is visible again", async () => {
    const { store } = open("/calendar?date=2026-11-20", [sampleEvent()]);
    await screen.findByRole("button", { name: /^Lunch with Sam/ });
    store([sampleEvent({ title: "Brunch" })]);
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    expect(await screen.findByRole("button", { name: /^Brunch/ })).toBeTruthy();
  });
});

describe("a new event", () => {
  it("is created once when it's saved twice at the same moment", async () => {
    const { shell } = open("/calendar?date=2026-11-24", []);
    await screen.findByRole("gridcell", { name: /November 24/, busy: false });
    shell.answer("POST /calendar", ({ body }) => ({ event: sampleEvent(body as Partial<CalendarEvent>) }));
    cell(/November 24/).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.type(screen.getByRole("textbox", { name: "Title" }), "Dentist");
    const form = screen.getByRole("textbox", { name: "Title" }).closest("form") as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(shell.calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  it("is created on the selected day with Enter, in the profile's time zone", async () => {
    // A day that can't be today, which has another time to begin with.
    const { shell } = open("/calendar?date=2026-10-20", []);
    await screen.findByRole("gridcell", { name: /October 20/, busy: false });
    shell.answer("POST /calendar", ({ body }) => ({ event: sampleEvent(body as Partial<CalendarEvent>) }));
    cell(/October 20/).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.type(screen.getByRole("textbox", { name: "Title" }), "Dentist");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(lastCall(shell, "POST")?.body).toMatchObject({
        title: "Dentist",
        start: "2026-10-20T07:00:00Z",
        end: "2026-10-20T08:00:00Z",
        timezone: "Europe/Berlin",
        recurrence: null,
        reminders: [10],
      }),
    );
  });

  it("isn't sent without a title, and the form says what's missing and goes there", async () => {
    const { shell } = open("/calendar?date=2026-11-24", []);
    await userEvent.click(screen.getByRole("button", { name: "New event" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByText("Title is required")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Title" }));
    expect(lastCall(shell, "POST")).toBeUndefined();
  });

  it("can't end before it starts, and correcting the start keeps the end", async () => {
    open("/calendar?date=2026-11-24", []);
    await userEvent.click(screen.getByRole("button", { name: "New event" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Title" }), "Dentist");
    const type = (label: string, value: string) => {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      act(() => field.focus());
      for (const each of value.split(" ")) fireEvent.change(field, { target: { value: each } });
      return field;
    };
    type("Start time", "18:00");
    const end = type("End time", "09:00");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(document.activeElement).toBe(end);
    type("Start time", "01:00 10:00 08:00");
    expect(end.value).toBe("09:00");
    type("Start date", "0002-11-24 0020-11-24 0202-11-24 2027-11-24");
    expect(screen.getByLabelText<HTMLInputElement>("End date").value).toBe("2027-11-24");
    expect(end.value).toBe("09:00");
  });

  it("shows immediately, and disappears when the server refuses it, but the draft is kept", async () => {
    const { shell } = open("/calendar?date=2026-11-24", []);
    await userEvent.click(screen.getByRole("button", { name: "New event" }));
    let refuse = (_error: Error) => {};
    shell.answer("POST /calendar", () => new Promise((_resolve, reject) => (refuse = reject)));
    await userEvent.type(screen.getByRole("textbox", { name: "Title" }), "Dentist");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("button", { name: /^Dentist, Nov 24/ })).toBeTruthy();
    refuse(new HttpError("The calendar is full", 409, { code: "calendar_full" }));
    const dialog = await screen.findByRole("dialog", { name: "New event" });
    expect(within(dialog).getByText("The calendar is full")).toBeTruthy();
    expect(within(dialog).getByRole<HTMLInputElement>("textbox", { name: "Title" }).value).toBe("Dentist");
    expect(screen.queryByRole("button", { name: /^Dentist, Nov 24/, hidden: true })).toBeNull();
    expect(shell.toasts).toMatchObject([{ title: "Couldn't save the event", variant: "destructive" }]);
  });

  it("asks before Escape discards a draft, and lets the user keep editing", async () => {
    open("/calendar?date=2026-11-24", []);
    await userEvent.click(screen.getByRole("button", { name: "New event" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Title" }), "Dentist{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Discard this event?" })).toBeNull());
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Title" }).value).toBe("Dentist");
    await userEvent.click(document.querySelector(".MuiDialog-container") as HTMLElement);
    await userEvent.click(screen.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("closes with Escape without asking when nothing was typed", async () => {
    open("/calendar?date=2026-11-24", []);
    await userEvent.click(screen.getByRole("button", { name: "New event" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("opens from its URL, once", async () => {
    open("/calendar?new=event", []);
    const dialog = await screen.findByRole("dialog", { name: "New event" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("an event", () => {
  it("opens from its URL", async () => {
    const event = sampleEvent();
    open(`/calendar?date=2026-11-20&event=${event.id}`, [event]);
    const dialog = await screen.findByRole("dialog", { name: "Edit event" });
    expect(within(dialog).getByRole<HTMLInputElement>("textbox", { name: "Title" }).value).toBe("Lunch with Sam");
  });

  it("asks before Back discards changes, with the event's URL restored", async () => {
    const event = sampleEvent();
    open("/calendar?date=2026-11-20", [event]);
    await userEvent.click(await screen.findByRole("button", { name: /^Lunch with Sam/ }));
    await userEvent.type(screen.getByRole("textbox", { name: "Title" }), "!");
    await userEvent.click(screen.getByRole("button", { name: "Back", hidden: true }));
    expect(await screen.findByRole("dialog", { name: "Discard your changes?" })).toBeTruthy();
    expect(screen.getByLabelText("search").textContent).toContain(event.id);
    await userEvent.click(screen.getByRole("button", { name: "Keep editing" }));
    const title = await screen.findByRole<HTMLInputElement>("textbox", { name: "Title" });
    expect(title.value).toBe("Lunch with Sam!");
    await userEvent.click(screen.getByRole("button", { name: "Back", hidden: true }));
    await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByLabelText("search").textContent).not.toContain(event.id);
  });

  it("says when the event no longer exists", async () => {
    const { shell } = open("/calendar?date=2026-11-20&event=00000000-0000-4000-8000-000000000000", []);
    await waitFor(() => expect(shell.toasts).toMatchObject([{ description: "This event no longer exists." }]));
  });

  it("shows the current version after a conflict, and can be overwritten", async () => {
    const event = sampleEvent();
    const { shell } = open("/calendar?date=2026-11-20", [event]);
    const current = sampleEvent({ title: "Brunch with Sam", version: 7 });
    shell.answer(`PUT /calendar/${event.id}`, () => {
      throw HttpError.fromAnswer(409, { message: "Changed meanwhile", code: "event_conflict", event: current });
    });
    await userEvent.click(await screen.findByRole("button", { name: /^Lunch with Sam/ }));
    await userEvent.type(screen.getByRole("textbox", { name: "Location" }), "Café Luise");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Brunch with Sam")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Location" }).value).toBe("Café Luise");
    shell.answer(`PUT /calendar/${event.id}`, () => ({ event: current }));
    await userEvent.click(screen.getByRole("button", { name: "Overwrite with mine" }));
    await waitFor(() => expect(lastCall(shell, "PUT")?.body).toEqual({ version: 7, location: "Café Luise" }));
  });

  it("asks which occurrences of a recurring event to delete", async () => {
    const start = "2026-11-20T11:00:00Z";
    const event = sampleEvent({ recurrence: "FREQ=WEEKLY", occurrenceStart: start });
    const { shell, store } = open("/calendar?date=2026-11-20", [event]);
    shell.answer(`DELETE /calendar/${event.id}`, () => store([]));
    await userEvent.click(await screen.findByRole("button", { name: /^Lunch with Sam/ }));
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    const question = screen.getByRole("dialog", { name: "Delete a repeating event" });
    await userEvent.click(within(question).getByRole("radio", { name: "This and following events" }));
    await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(lastCall(shell, "DELETE")?.query).toEqual({ scope: "following", occurrence: start }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Lunch with Sam/ })).toBeNull());
  });
});
