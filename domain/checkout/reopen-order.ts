import { randomUUID } from 'node:crypto';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import { stepOf } from '@spindle/platform/mailed-code.ts';
import { consumeLimits, type TooMany } from '../accounts/consume-limits.ts';
import { takeMail } from '../accounts/may-mail.ts';
import { signCheckoutLink } from './checkout-access.ts';
import type { CheckoutDeps } from './deps.ts';
import { orderCodeMail } from './job-kinds.ts';
import { ORDER_CODE_MAILS, ORDER_CODE_TRIES } from './limits.ts';
import { isOrderCode } from './order-code.ts';
import { type CheckoutProof, viewCheckout } from './view-checkout.ts';

type ReopenDeps = Pick<CheckoutDeps, 'db' | 'clock' | 'accessKey'> & { jobs: Jobs; limits: Limits };

interface Asked {
  checkoutId: string;
  /** A proof that used to open the order and has expired. */
  proof: CheckoutProof;
}

/** How long a typed code shows the order, in minutes. */
const OPEN_MINUTES = 60;

/**
 * Mails a code to the address of an order, for a visitor who still has the cookie or link that opened it in the first two weeks.
 * For others it is `not_found`, so that they learn nothing.
 */
export async function mailOrderCode(
  deps: ReopenDeps,
  { checkoutId, proof }: Asked,
): Promise<{ ok: true } | { ok: false; error: 'not_found' } | TooMany> {
  if (!(await hasExpired(deps, { checkoutId, proof }))) return { ok: false, error: 'not_found' };
  const mail = await takeMail(deps.limits, ORDER_CODE_MAILS, checkoutId);
  if (!mail.ok) return { ok: false, error: 'too_many_requests', retryAfterSeconds: mail.retryAfter };
  const step = stepOf(deps.clock.now());
  await deps.jobs.send(deps.db, orderCodeMail, { checkoutId, step, requestId: randomUUID() });
  return { ok: true };
}

/**
 * Opens an order again with the mailed code.
 * @returns `sig` of a link that shows it for an hour
 */
export async function tryOrderCode(
  deps: ReopenDeps,
  { checkoutId, proof, code }: Asked & { code: string },
): Promise<{ ok: true; sig: string } | { ok: false; error: 'not_found' | 'code_wrong' } | TooMany> {
  if (!(await hasExpired(deps, { checkoutId, proof }))) return { ok: false, error: 'not_found' };
  // Counted before the code is checked, so that concurrent guesses are counted, too.
  const limited = await consumeLimits(deps.limits, [[ORDER_CODE_TRIES, { account: checkoutId }]]);
  if (limited) return limited;
  const now = deps.clock.now();
  if (!isOrderCode(deps.accessKey, checkoutId, code, now)) return { ok: false, error: 'code_wrong' };
  const ends = new Date(now.getTime() + OPEN_MINUTES * 60_000);
  return { ok: true, sig: signCheckoutLink(deps.accessKey, checkoutId, ends) };
}

async function hasExpired(deps: ReopenDeps, asked: Asked): Promise<boolean> {
  const viewed = await viewCheckout(deps, asked);
  return !viewed.ok && viewed.error === 'link_expired';
}
