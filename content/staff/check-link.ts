import { translator } from '@spindle/i18n/messages.ts';
import type { Limit } from '@spindle/platform/limits.ts';
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { type StaffLogIn, tooMany } from './log-in-guard.ts';
import { localeOfRequest } from './says.ts';

/** Counts every password that is sent with a mailed link. An office whose staff all set one in the same hour needs no more. */
export const LINKS_BY_NETWORK: Limit = { name: 'staff-link-network', points: 20, seconds: 3600 };

/**
 * Runs before a password is set by a mailed link. Setting one holds the lock of all accounts (`account-turns.ts`), so each
 * network has a limit, and a link that is made up, used or too old is refused without taking the lock. Payload looks the link up
 * again under the lock, in case it was used in between.
 */
export function checkLink({
  limits,
  ipOf,
}: Pick<StaffLogIn, 'limits' | 'ipOf'>): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (req.payloadAPI !== 'REST' || operation !== 'resetPassword') return;
    const taken = await limits.take(LINKS_BY_NETWORK, { ip: ipOf(req.headers) });
    if (!taken.ok) throw tooMany(req, taken.retryAfter);
    const { token } = (args as { data: { token: string } }).data;
    if (await isGood(req, token)) return;
    throw new APIError(translator(localeOfRequest(req), 'errors')('link_ended'), 403);
  };
}

async function isGood(req: PayloadRequest, token: string): Promise<boolean> {
  const where = {
    resetPasswordToken: { equals: token },
    resetPasswordExpiration: { greater_than: new Date().toISOString() },
  };
  return Boolean(await req.payload.db.findOne({ collection: 'staff', where, req }));
}
