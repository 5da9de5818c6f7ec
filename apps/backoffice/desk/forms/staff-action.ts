import type { Actor } from '@spindle/domain/actor.ts';
import { maySend } from '@spindle/domain/backend-api/same-site-write.ts';
import { isDatabaseOutage, isRolledBack, noticeOutage } from '@spindle/platform/database-outage.ts';
import { wellFormedForm } from '@spindle/platform/well-formed.ts';
import type { Payload } from 'payload';
import { boundBody } from '../../bounded-body.ts';
import { outageText } from '../outage-text.ts';
import { whoAsks } from '../who-asks.ts';

/** The longest form, in bytes: that with a bank's file of all exchange rates. */
const LONGEST = 9 * 1024 * 1024;

/** The outcome of an action, for the page that is shown next; `as` tells apart the actions of one page. */
export type Outcome =
  | { done: string; as?: string }
  /** The page of the desk that has what was searched for, below `/admin`. */
  | { found: string }
  /** A page that is shown instead of the desk's. */
  | Response
  /** Also holds what was typed, so that nobody has to type it again. */
  | ({ problem: string } & Readonly<Record<string, string>>);

/**
 * Handles a form that was sent to the desk: finds out who sent it, lets `act` do it and shows the desk's page again. Only
 * a page of the back office may send it; the use case decides whether this member of staff may. An action that throws has
 * rolled back its transaction, and the page says that it failed. If the database stopped answering, nobody knows whether
 * the action took place, and no page could be shown; the sender gets a short text instead. The same goes if an earlier
 * transaction of the action was kept and the database then gave up on the rest.
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
    // During an outage nobody is sent to the log-in: when they go back, what they typed is still there.
    if (actor instanceof Response) return actor;
    if (actor.kind !== 'staff') return seeOther(`${origin}/admin/login`);
    const body = boundBody(request, LONGEST);
    const sent = body.isExceeded() ? undefined : await body.request.formData().catch(() => undefined);
    if (body.isExceeded()) return new Response('too large\n', { status: 413 });
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
