import type { AuthStrategy, Payload } from 'payload';

/** A session that was opened with a password, by the content system's ids. */
export interface OpenedSession {
  staffId: string;
  sessionId: string;
}

/** Whether such a session may be used; called for every request with a session. */
export type MayEnter = (session: OpenedSession) => Promise<boolean>;

/**
 * The authentication strategies from before the gate. They are kept on the instance, under a global symbol, because
 * Next.js bundles pages and routes separately, and each has its own copy of this module.
 */
const UNGATED = Symbol.for('spindle.ungated-strategies');
type Gated = Payload & { [UNGATED]?: readonly AuthStrategy[] };

/**
 * Puts the second factor before everything at once. However a session was opened (log-in, a new password, the first
 * account, a renewed token), and wherever it is used (pages, calls, forms of the desk), it belongs to nobody until the
 * second factor was given. This works because every way in ends in a session, and everything that reads sessions asks
 * these strategies. A log-in without a session, such as an API key, is refused.
 */
export function gateSessions(payload: Gated, mayEnter: MayEnter): void {
  const strategies = payload[UNGATED] ?? [...payload.authStrategies];
  payload[UNGATED] = strategies;
  payload.authStrategies = strategies.map((strategy) => ({
    ...strategy,
    async authenticate(args) {
      const found = await strategy.authenticate(args);
      if (!found.user) return found;
      const session = sessionOf(found.user);
      return session && (await mayEnter(session)) ? found : { ...found, user: null };
    },
  }));
}

/** The user whom a password has let in as far as the second factor: only for the page that asks for it. */
export async function halfIn(
  payload: Gated,
  headers: Headers,
): Promise<(OpenedSession & { user: unknown }) | undefined> {
  for (const strategy of payload[UNGATED] ?? payload.authStrategies) {
    const { user } = await strategy.authenticate({ payload, headers, strategyName: strategy.name ?? '' });
    const session = user ? sessionOf(user) : undefined;
    if (session) return { ...session, user };
  }
  return undefined;
}

function sessionOf(user: object): OpenedSession | undefined {
  const { id, _sid: sessionId, collection } = user as { id?: unknown; _sid?: unknown; collection?: unknown };
  if (collection !== 'staff' || typeof sessionId !== 'string') return undefined;
  return { staffId: String(id), sessionId };
}
