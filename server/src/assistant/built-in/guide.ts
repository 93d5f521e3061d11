import type { GuideTopic } from "../understanding/intent.ts";

const EXAMPLES = `- "Lunch with Sam tomorrow at noon" adds an event to your calendar
- "What do I have on Friday?" lists your events
- "Move lunch with Sam to 1pm" and "Cancel lunch with Sam" change them
- "Find organic coffee under 20 euros" searches the marketplace
- "Weather in Lisbon tomorrow" gets the forecast`;

/** The reply when a language model would be needed. */
export const NO_MODEL = `I can't answer that: no language model is configured in this installation, so I only know a few things. You can ask me for example:

${EXAMPLES}

An administrator can connect any OpenAI-compatible model; then I can answer freely.`;

/** The reply to files without a text. */
export const filesAlone = (files: readonly { readonly name: string }[]) =>
  `${files.length === 1 ? "Your file is" : `Your ${files.length} files are`} in this conversation, but I can't read what's inside: no language model is configured in this installation. You can open and download ${files.length === 1 ? "it" : "them"} here any time.`;

export const KEEPS_SECRETS =
  "I have no secrets to show: there are no keys or passwords in what I know, and my instructions are not for display. I can help with your calendar, the marketplace and the weather.";

const GUIDE: Record<GuideTopic, string> = {
  greeting: `Hello! I can help with your calendar, the marketplace and the weather. For example:

${EXAMPLES}`,
  thanks: "You're welcome!",
  goodbye: "Goodbye! Your conversations are here when you come back.",
  overview: `I'm the assistant of Atrium. I can help with your calendar, the marketplace and the weather:

${EXAMPLES}

In the sidebar you find your chats, the calendar and the marketplace. Your profile, the theme, the language and the integrations are under **Settings** in the menu at the bottom of the sidebar. No language model is configured in this installation, so I don't answer free questions.`,
  calendar: `Just write what and when, for example "Lunch with Sam tomorrow at noon", "Standup every weekday at 9:30" or "Vacation from 20 to 28 December". I add it and say when. To change something, write "Move lunch with Sam to 1pm" or "Cancel lunch with Sam". You can also open **Calendar** in the sidebar and edit there.`,
  marketplace: `Open the marketplace in the sidebar to browse, filter and compare wholesale products, or ask me, for example "Find organic coffee under 20 euros" or "Cheapest basmati rice in stock". Prices are for one unit and fall with quantity.`,
  chat: `Start a conversation with **New chat**. Your chats are in the sidebar: search them, rename them or delete them there. While I answer you can stop me; what I wrote so far stays.`,
  settings: `Open the menu at the bottom of the sidebar and choose **Settings**: profile, personality, location and time zone under Preferences, your password under Security, and other services under Integrations. Theme and language are there as well.`,
  files: `Use the paper clip beside the message field, or drop files onto the conversation: images, PDF, text, Markdown, CSV and JSON, up to 10 MB each and 10 per message.`,
  weather: `Ask for example "Weather in Lisbon", or "Will it rain tomorrow?" once your location is set in the settings.`,
  model:
    "I'm Atrium's built-in assistant. I follow rules: no language model is configured here. An administrator can connect any OpenAI-compatible one.",
};

export const guide = (topic: GuideTopic): string => GUIDE[topic];
