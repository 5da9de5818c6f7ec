import { APIError, type CollectionConfig } from 'payload';
import { says } from './says.ts';

/**
 * The pages of the back office renew a session by two hours for as long as somebody works in them. After this many hours
 * it is no longer renewed, so that a stolen session does not last for ever.
 */
export const LONGEST_SESSION_HOURS = 12;

type RefreshHook = NonNullable<NonNullable<CollectionConfig['hooks']>['refresh']>[number];

/** Runs before a session is renewed. */
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
