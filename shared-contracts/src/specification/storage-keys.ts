const PREFIX = "atrium_";

/** Every key the web app uses in the browser's local storage. To those of features, the shell appends `:` and the id of the user they're about. */
export const STORAGE_KEYS = {
  authToken: `${PREFIX}auth_token`,
  refreshToken: `${PREFIX}refresh_token`,
  user: `${PREFIX}user`,
  theme: `${PREFIX}theme`,
  language: `${PREFIX}language`,
  sidebarCollapsed: `${PREFIX}sidebar_collapsed`,
  conversationHistory: `${PREFIX}conversation_history`,
  messageDrafts: `${PREFIX}message_drafts`,
  appSettings: `${PREFIX}app_settings`,
  /** `off` when the user turned single-key shortcuts off. */
  characterKeys: `${PREFIX}character_keys`,
  /** First steps on the home page that were dismissed or followed, by user id. */
  firstSteps: `${PREFIX}first_steps`,
  /** Reminders already shown on this device. */
  toldReminders: `${PREFIX}told_reminders`,
  /**
   * IDs of the user's messages that neither the server nor an `outbox` in IndexedDB has, under `messages`, from all features and tabs. Until it's empty, a
   * sign-out asks before it discards them.
   */
  unsentMessages: `${PREFIX}unsent_messages`,
  /** Set while files of drafts that weren't sent are in IndexedDB. */
  draftFiles: `${PREFIX}draft_files`,
  /** Where the user last read in each conversation. */
  readingPlaces: `${PREFIX}reading_places`,
  /** Set if the user has turned dictation on for this device. */
  dictation: `${PREFIX}dictation`,
  /** In the tab's session storage: the shared link that its visitor went to sign in from. */
  continueShared: `${PREFIX}continue_shared`,
  /** The session of a sign-out that the server hasn't confirmed yet. */
  signOut: `${PREFIX}sign_out`,
} as const;
