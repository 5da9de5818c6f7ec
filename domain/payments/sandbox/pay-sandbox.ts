import type { Clock } from '@spindle/platform/clock.ts';
import { randomCrockford } from '@spindle/platform/crockford.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { type Card, type CardErrors, checkCard } from './check-card.ts';
import { emitEvent } from './emit-event.ts';
import {
  insertSandboxCard,
  type SandboxCardRow,
  selectCardOfCustomer,
  updateSandboxState,
} from './queries.ts';
import type { SandboxEventType, SandboxState } from './sandbox-payment.ts';
import { type SandboxView, viewSandboxPayment } from './view-sandbox-payment.ts';

/** The card given on a payment page: a new one, or one that is stored already (`keptId`). */
type Given = Pick<SandboxCardRow, 'behaviour' | 'lastFour' | 'expMonth' | 'expYear'> & { keptId?: string };

export type PayResult =
  | { ok: true; next: 'paid'; returnUrl: string }
  | { ok: true; next: 'authenticate' }
  | { ok: false; error: PayError };

export type PayError = 'card_declined' | 'insufficient_funds' | 'payment_not_found' | 'payment_ended';

/**
 * Pays with a card typed on the payment page. `paid`: redirect to `returnUrl`. `authenticate`: the bank asks first, see
 * `authenticateSandbox`. If it is paid already, the answer is `paid` again.
 */
export async function paySandbox(
  deps: PayDeps,
  { paymentId, card }: { paymentId: string; card: Card },
): Promise<PayResult | { ok: false; error: 'card_refused'; fields: CardErrors }> {
  const payment = await viewSandboxPayment(deps, paymentId);
  if (!payment) return { ok: false, error: 'payment_not_found' };
  if (payment.state === 'succeeded') return { ok: true, next: 'paid', returnUrl: payment.returnUrl };
  const checked = checkCard(card, deps.clock.now());
  if (!checked.ok) return { ...checked, error: 'card_refused' };
  return payWith(deps, payment, checked);
}

/** Pays with the card that the page offers because the customer has stored it before. */
export async function payWithKeptCard(
  deps: PayDeps,
  { paymentId }: { paymentId: string },
): Promise<PayResult> {
  const payment = await viewSandboxPayment(deps, paymentId);
  if (!payment) return { ok: false, error: 'payment_not_found' };
  if (payment.state === 'succeeded') return { ok: true, next: 'paid', returnUrl: payment.returnUrl };
  const kept = payment.customerId ? await selectCardOfCustomer(deps.db, payment.customerId) : undefined;
  return kept ? payWith(deps, payment, { ...kept, keptId: kept.id }) : { ok: false, error: 'payment_ended' };
}

interface PayDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
}

async function payWith(deps: PayDeps, payment: SandboxView, given: Given): Promise<PayResult> {
  const { behaviour, lastFour } = given;
  const { id: paymentId } = payment;
  const now = deps.clock.now();
  const move = (change: { state: SandboxState; failsAtRenewal?: boolean }, event: SandboxEventType) =>
    deps.db.transaction(async (tx) => {
      const kept =
        payment.keepCard && change.state !== 'open' ? await keepCard(tx, payment.customerId, given, now) : {};
      const row = await updateSandboxState(tx, paymentId, ['open', 'authenticating'], {
        ...change,
        ...kept,
        lastFour,
      });
      if (row) await emitEvent(tx, deps.jobs, row, event, now);
      return row;
    });

  switch (behaviour) {
    case 'pays':
    case 'fails_at_renewal': {
      const failsAtRenewal = behaviour === 'fails_at_renewal';
      const paid = await move({ state: 'succeeded', failsAtRenewal }, 'payment.succeeded');
      return paid ? { ok: true, next: 'paid', returnUrl: paid.returnUrl } : ended(deps, paymentId);
    }
    case 'authentication': {
      const asked = await move({ state: 'authenticating' }, 'payment.authentication_required');
      return asked ? { ok: true, next: 'authenticate' } : ended(deps, paymentId);
    }
    case 'declined':
    case 'insufficient_funds': {
      const declined = await move({ state: 'open' }, 'payment.declined');
      if (!declined) return ended(deps, paymentId);
      return { ok: false, error: behaviour === 'declined' ? 'card_declined' : 'insufficient_funds' };
    }
  }
}

/** Stores the card. A card stored by an earlier attempt of the same payment is no longer referred to. */
async function keepCard(
  tx: Db,
  customer: string | null,
  { keptId, behaviour, lastFour, expMonth, expYear }: Given,
  createdAt: Date,
): Promise<{ cardId: string; customerId: string }> {
  const customerId = customer ?? `sbc_${randomCrockford(26)}`;
  if (keptId) return { cardId: keptId, customerId };
  const id = `sbm_${randomCrockford(26)}`;
  await insertSandboxCard(tx, { id, customerId, behaviour, lastFour, expMonth, expYear, createdAt });
  return { cardId: id, customerId };
}

/** The answer if the payment ended in the meantime: paid by another request, or expired. */
async function ended(deps: PayDeps, paymentId: string) {
  const payment = await viewSandboxPayment(deps, paymentId);
  return payment?.state === 'succeeded'
    ? ({ ok: true, next: 'paid', returnUrl: payment.returnUrl } as const)
    : ({ ok: false, error: 'payment_ended' } as const);
}
