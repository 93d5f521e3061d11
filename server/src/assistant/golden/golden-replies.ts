import { createBuiltInAssistant } from "../built-in/built-in-assistant.ts";
import { fakePorts, requestOf } from "../testing/scene.ts";
import { sampleAnswer } from "../testing/weather.ts";
import { LANGUAGES } from "./dialogues.ts";
import { nowOf } from "./local-time.ts";
import { answered } from "./play.ts";
import { eventOf } from "./same-event.ts";

/** For each golden dialogue, what it begins with, and how to have the built-in assistant reply to that, in a new calendar each time. */
export const goldenReplies = () =>
  LANGUAGES.flatMap(({ language, dialogues }) =>
    dialogues.map(({ now, home, calendar = {}, turns: [{ says }] }) => ({
      language,
      says,
      async reply(): Promise<string> {
        const { instant, zone } = nowOf(now);
        const ports = fakePorts([], sampleAnswer("Somewhere", instant.toISOString().slice(0, 10)));
        ports.events.push(...Object.entries(calendar).map(([name, golden]) => eventOf(golden, zone, name)));
        const person = { ...requestOf({}).person, language, timezone: zone, location: home ?? null };
        const assistant = createBuiltInAssistant(ports, { wordDelayMs: 0 });
        return (await answered(assistant, requestOf({ text: says, sentAt: instant, person }))).reply;
      },
    })),
  );
