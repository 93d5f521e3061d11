/** A turn waits for a process that is free. */
export const TURN_QUEUED = "chat_turn_queued";
/** The turn of this id is to stop. */
export const TURN_STOP = "chat_turn_stop";
/** The turn of this id has ended. */
export const TURN_ENDED = "chat_turn_ended";
