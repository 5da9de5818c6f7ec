import type { StaffLogIn } from '@spindle/content/staff/log-in-guard.ts';
import { provePassword } from '@spindle/content/staff/prove-password.ts';
import { halfIn } from '@spindle/content/staff/second-factor-gate.ts';
import { maySend } from '@spindle/domain/backend-api/same-site-write.ts';
import { confirmStaffFactor } from '@spindle/domain/staff/second-factor/confirm-staff-factor.ts';
import { endStaffFactor } from '@spindle/domain/staff/second-factor/end-staff-factor.ts';
import { giveStaffFactor } from '@spindle/domain/staff/second-factor/give-staff-factor.ts';
import type { StaffFactorDeps } from '@spindle/domain/staff/second-factor/staff-factor.ts';
import { startStaffFactor } from '@spindle/domain/staff/second-factor/start-staff-factor.ts';
import { isDatabaseOutage, noticeOutage } from '@spindle/platform/database-outage.ts';
import { wellFormedForm } from '@spindle/platform/well-formed.ts';
import {
  createLocalReq,
  generateExpiredPayloadCookie,
  logoutOperation,
  type Payload,
  type TypedUser,
} from 'payload';
import { boundBody } from '../bounded-body.ts';
import { deskWords } from '../desk/desk-words.ts';
import { outageText } from '../desk/outage-text.ts';
import { staffActor } from '../desk/staff-actor.ts';
import { whoAsks } from '../desk/who-asks.ts';
import { recoveryCodesPage } from './recovery-codes-page.ts';
import { pageAfter, secondStep } from './second-step.ts';
import { tellOfFactor } from './tell-of-factor.ts';

/** The longest form, in bytes. */
const LONGEST = 64 * 1024;

/**
 * Handles the forms of the second factor. It accepts a session that only a password has opened. Such a session may only
 * give the code, or set up the first factor, which asks for the password again; removing a factor takes a fully open
 * session.
 */
export async function secondFactorRoute(
  {
    payload,
    origin,
    factor,
    logIn,
  }: { payload: Payload; origin: string; factor(): Promise<StaffFactorDeps>; logIn: StaffLogIn },
  request: Request,
): Promise<Response> {
  if (!maySend(request, [origin])) return new Response('forbidden\n', { status: 403 });
  const to = (path: string, headers: Record<string, string> = {}) =>
    new Response(null, { status: 303, headers: { location: origin + path, ...headers } });
  let next: unknown;
  const refused = (problem: string) => to(secondStep(next, { problem }));
  try {
    const { result: half, sawOutage } = await noticeOutage(() => halfIn(payload, request.headers));
    if (!half && sawOutage) return outageText(request.headers);
    const actor = staffActor(half?.user);
    if (!half || actor.kind !== 'staff') return to('/admin/login');
    const body = boundBody(request, LONGEST);
    const sent = body.isExceeded() ? undefined : await body.request.formData().catch(() => undefined);
    if (body.isExceeded()) return new Response('too large\n', { status: 413 });
    if (!sent) return new Response('not a form\n', { status: 422 });
    const form = wellFormedForm(sent);
    next = form.get('redirect');
    const deps = await factor();
    const code = String(form.get('code') ?? '').slice(0, 64);
    const { sessionId } = half;
    switch (form.get('step')) {
      case 'leave':
        return to('/admin/login', { 'set-cookie': await endSession(payload, half.user) });
      case 'start': {
        const started = await startStaffFactor(deps, half);
        return started.ok ? to(secondStep(next)) : refused(started.error);
      }
      case 'confirm': {
        const given = { staffId: half.staffId, password: form.get('password') };
        const proof = await provePassword(logIn, { payload, headers: request.headers }, given);
        if (!proof.ok) return refused(proof.error);
        const confirmed = await confirmStaffFactor(deps, actor, { sessionId, code });
        if (!confirmed.ok) return refused(confirmed.error);
        const language = String(form.get('lang') ?? '');
        await tellOfFactor(payload, { staffId: half.staffId, what: 'begun', by: actor.email, language });
        const { words, locale } = deskWords(language);
        return recoveryCodesPage(words.secondFactor, locale, confirmed.recoveryCodes, pageAfter(next));
      }
      case 'give': {
        const given = await giveStaffFactor(deps, half, code);
        return given.ok ? to(pageAfter(next)) : refused(given.error);
      }
      case 'end': {
        const ending = await whoAsks(payload, request.headers);
        if (ending instanceof Response) return ending;
        const staffId = String(form.get('staff') ?? half.staffId);
        const ended = await endStaffFactor(deps, ending, { staffId, code });
        if (!ended.ok) return refused(ended.error);
        if (staffId !== half.staffId) {
          const language = String(form.get('lang') ?? '');
          await tellOfFactor(payload, { staffId, what: 'ended', by: actor.email, language });
        }
        return to(secondStep(next, { done: 'end' }));
      }
      default:
        return refused('failed');
    }
  } catch (error) {
    payload.logger.error({ err: error }, 'a form of the second factor failed');
    if (isDatabaseOutage(error)) return outageText(request.headers, 'maybeDone');
    return refused('failed');
  }
}

/**
 * Ends the session as a log-out does, so that a copy of its cookie is of no use either. Payload's own call for a log-out would not
 * do: it treats somebody who has not given the second factor as not logged in.
 * @returns the header that removes the cookie from the browser
 */
async function endSession(payload: Payload, user: unknown): Promise<string> {
  const { staff } = payload.collections;
  if (!staff) throw new Error('there is no collection of staff');
  await logoutOperation({
    collection: staff,
    req: await createLocalReq({ user: user as TypedUser }, payload),
  });
  return generateExpiredPayloadCookie({
    collectionAuthConfig: staff.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
  });
}
