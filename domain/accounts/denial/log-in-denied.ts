/**
 * `members.blocked_reason` of an account whose member has denied a log-in or tried to undo a change of address, while somebody
 * else's account has the former address: the present address may be an intruder's, so nobody can log in before staff have
 * found out who owns the account. That its data are withheld meanwhile is stored separately (`owner-in-doubt.ts`), since staff
 * may have blocked the account before.
 */
export const LOG_IN_DENIED = 'log_in_denied';
