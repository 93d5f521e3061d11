/** `action` of a protocol frame (wire protocol version 6). Frames not listed here are answered with error 40000. */
export const Action = {
  HEARTBEAT: 0,
  ACK: 1,
  NACK: 2,
  CONNECTED: 4,
  DISCONNECT: 5,
  DISCONNECTED: 6,
  CLOSE: 7,
  CLOSED: 8,
  ERROR: 9,
  ATTACH: 10,
  ATTACHED: 11,
  DETACH: 12,
  DETACHED: 13,
  PRESENCE: 14,
  MESSAGE: 15,
  SYNC: 16,
  AUTH: 17,
} as const;

/** `action` of one presence message. */
export const PresenceAction = { ABSENT: 0, PRESENT: 1, ENTER: 2, LEAVE: 3, UPDATE: 4 } as const;

/** `action` of one message. */
export const MessageAction = { CREATE: 0, UPDATE: 1, DELETE: 2, META: 3, SUMMARY: 4, APPEND: 5 } as const;
