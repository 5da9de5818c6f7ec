/**
 * `members.blocked_reason` of an account whose member has denied a log-in, or wanted to undo a change of its address, and whose
 * address of before is somebody's by now: the present one may be an intruder's, so nobody comes in, and nobody gets its data
 * (`owner-in-doubt.ts`), before staff have found out whose it is.
 */
export const LOG_IN_DENIED = 'log_in_denied';
