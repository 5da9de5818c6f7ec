import type { AuthStrategy, Payload } from 'payload';

/** A session that a password has opened, as the content system names it. */
export interface OpenedSession {
  staffId: string;
  sessionId: string;
}

/** Whether such a session may be used; asked with every request that carries one. */
export type MayEnter = (session: OpenedSession) => Promise<boolean>;

/**
 * How an instance knew people before the gate was put up. Kept on the instance, under a name that all know: Next.js bundles
 * pages and routes apart, and each has a copy of this module.
 */
const UNGATED = Symbol.for('spindle.ungated-strategies');
type Gated = Payload & { [UNGATED]?: readonly AuthStrategy[] };

/**
 * Puts the second factor behind all doors at once: whatever has opened a session (log-in, a new password, the first account,
 * a token that was renewed), and wherever it is shown (pages, calls, forms of the desk), its staff member is nobody until it
 * was given. Each way in ends in a session, and every reader of sessions asks these strategies. A log-in of another kind, such
 * as an API key, has no session and is refused.
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

/** Whom a password has let in as far as the second factor, for the page that asks for it, and for nothing else. */
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
