import type { Actor } from '@spindle/domain/actor.ts';
import { maySend } from '@spindle/domain/backend-api/same-site-write.ts';
import { isDatabaseOutage, isRolledBack, noticeOutage } from '@spindle/platform/database-outage.ts';
import { wellFormedForm } from '@spindle/platform/well-formed.ts';
import type { Payload } from 'payload';
import { outageText } from '../outage-text.ts';
import { whoAsks } from '../who-asks.ts';

/** What came of an action, for the page that is shown next; `as` where a page has several actions. */
export type Outcome =
  | { done: string; as?: string }
  /** What was looked for, and the page of the desk that has it, below `/admin`. */
  | { found: string }
  /** A page of the desk's own in its place. */
  | Response
  /** With what was typed, so that it need not be typed again. */
  | ({ problem: string } & Readonly<Record<string, string>>);

/**
 * A form of the desk was sent: finds out who sent it, lets `act` do it and shows the desk's page again. Only a page
 * of the back office may send it; whether this member of staff may is decided by the use case. An action that
 * throws has rolled back its transaction, and the page says so; where the database stopped answering nobody knows
 * whether it has, and no page could be shown. Nor does the page say so where a transaction before that one was kept and the
 * database gave up on what was to follow.
 */
export async function staffAction(
  {
    payload,
    origin,
    page,
  }: { payload: Pick<Payload, 'auth' | 'logger'>; origin: string; page(form: FormData): string },
  request: Request,
  act: (actor: Actor, form: FormData) => Promise<Outcome>,
): Promise<Response> {
  if (!maySend(request, [origin])) return new Response('forbidden\n', { status: 403 });
  let form = new FormData();
  let hasCommitted = false;
  const shown = (outcome: Exclude<Outcome, Response>) =>
    seeOther(
      'found' in outcome && !('problem' in outcome)
        ? `${origin}/admin${outcome.found}`
        : `${origin}${page(form)}?${new URLSearchParams(outcome)}`,
    );
  try {
    const actor = await whoAsks(payload, request.headers);
    // Who could not be looked up is not sent to the log-in: what they typed is there still when they go back.
    if (actor instanceof Response) return actor;
    if (actor.kind !== 'staff') return seeOther(`${origin}/admin/login`);
    const sent = await request.formData().catch(() => undefined);
    if (!sent) return new Response('not a form\n', { status: 422 });
    form = wellFormedForm(sent);
    const acting = await noticeOutage(() => Promise.allSettled([act(actor, form)]));
    const [done] = acting.result;
    ({ hasCommitted } = acting);
    if (done.status === 'rejected') throw done.reason;
    return done.value instanceof Response ? done.value : shown(done.value);
  } catch (error) {
    payload.logger.error({ err: error, page: page(form) }, 'an action of the desk failed');
    const isKnown = isRolledBack(error) && !hasCommitted;
    if (isDatabaseOutage(error) && !isKnown) return outageText(request.headers, 'maybeDone');
    return shown({ problem: 'failed' });
  }
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}
