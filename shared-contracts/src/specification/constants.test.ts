import { expect, it } from "@jest/globals";
import * as constants from "./constants.ts";
import { DEFAULT_LANGUAGE, SUPPORTED_LANGUAGES } from "./language.ts";
import { DEFAULT_SETTINGS } from "../wire/preferences.ts";

it("the numbers match the specification", () => {
  expect(constants).toMatchObject({
    REALTIME_MESSAGE_WAIT_MS: 5_000,
    REALTIME_MESSAGE_POLL_MS: 100,
    SOCKET_SEND_RETRIES: 3,
    SOCKET_SEND_BACKOFF_MS: 1_000,
    TYPING_INDICATOR_DELAY_MS: 1_000,
    REALTIME_CLIENT: {
      disconnectedRetryTimeoutMs: 2_000,
      suspendedRetryTimeoutMs: 2_000,
      httpMaxRetryCount: 1,
      requestTimeoutMs: 5_000,
      echoMessages: false,
    },
    CONVERSATION_TITLE_CHARACTERS: 50,
    UPLOAD_MAX_BYTES: 10_485_760,
    FEEDBACK_MAX_CHARACTERS: 5_000,
    FEEDBACK_WARNING_CHARACTERS: 4_500,
    FEEDBACK_AUTO_CLOSE_MS: 1_500,
    NOTIFICATION_BADGE_CAP: 99,
    NOTIFICATION_PANEL_WIDTH_PX: 400,
    TOAST: { limit: 1, durationMs: 5_000, swipeThresholdPx: 50, removalDelayMs: 1_000_000, hotkey: "F8" },
    API_DEFAULTS: { timeoutMs: 10_000, retries: 3 },
    // Quarter-rem steps: 72, 16, 80 and 80.
    SIDEBAR_WIDTH_PX: { expanded: 288, collapsed: 64, mobileDrawer: 320 },
    SEARCH_RESULTS_HEIGHT_PX: 320,
    TRANSLATION_LOAD_DELAY_MS: 100,
    STORED_TOKEN_PARTS: 3,
    SCROLL_HIDE_DELAY_MS: 600,
    THEME_COLOR: { dark: "#0a0a0b", light: "#ffffff" },
    PASSWORD_MIN_CHARACTERS: 8,
    PASSWORD_MAX_CHARACTERS: 128,
  });
});

it("the default settings match the specification", () => {
  expect(DEFAULT_SETTINGS).toEqual({
    theme: "system",
    language: "en",
    notifications: { enabled: true, sound: true, desktop: true },
    chat: { model: "gpt-4", temperature: 0.7, maxTokens: 4_000 },
    privacy: { dataCollection: true, analytics: true, crashReports: true },
  });
});

it("the languages match the specification", () => {
  const languages = ["en", "vi", "zh-CN", "ja", "es", "fr", "de", "it", "pt", "ru", "ko", "zh"];
  expect(SUPPORTED_LANGUAGES.toSorted()).toEqual(languages.toSorted());
  expect(DEFAULT_LANGUAGE).toBe("en");
});
