/** A turn is waiting for a free process: the one with this id, or any. */
export const TURN_QUEUED = "chat_turn_queued";
/** The turn with this id has to stop. */
export const TURN_STOP = "chat_turn_stop";
/** The turn with this id has ended. */
export const TURN_ENDED = "chat_turn_ended";
