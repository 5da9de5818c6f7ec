import { APIError, type CollectionConfig } from 'payload';
import { says } from './says.ts';

/**
 * The pages of the back office prolong a session for as long as somebody works in them, by two hours each time. After that many
 * hours nothing does: what was stolen does not open doors for ever.
 */
export const LONGEST_SESSION_HOURS = 12;

type RefreshHook = NonNullable<NonNullable<CollectionConfig['hooks']>['refresh']>[number];

/** Before a session is prolonged. */
export const endLongSession: RefreshHook = ({ args, user }) => {
  const { _sid: id } = args.req.user as { _sid?: string };
  const session = (user as { sessions?: SavedSession[] | null }).sessions?.find((one) => one.id === id);
  const begun = new Date(session?.createdAt ?? 0).getTime();
  if (Date.now() - begun < LONGEST_SESSION_HOURS * 3_600_000) return;
  throw new APIError(says(args.req)('staff.long_session', { hours: LONGEST_SESSION_HOURS }), 403);
};

interface SavedSession {
  id: string;
  createdAt?: string | Date | null;
}
