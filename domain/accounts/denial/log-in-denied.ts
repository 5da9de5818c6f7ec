/**
 * `members.blocked_reason` of an account whose member has denied a log-in, or wanted to undo a change of its address, and whose
 * address of before is somebody's by now: the present one may be an intruder's, so nobody comes in before staff have found out
 * whose it is. That nobody gets its data meanwhile is noted apart from it (`owner-in-doubt.ts`): staff may have blocked it before.
 */
export const LOG_IN_DENIED = 'log_in_denied';
