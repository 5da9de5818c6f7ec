/** Marks a request for what somebody may be about to open. Nothing ends with its answer: nobody may ever see that. */
export const AHEAD_HEADER = 'x-ahead';
