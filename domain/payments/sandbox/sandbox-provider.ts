import { randomCrockford } from '@spindle/platform/crockford.ts';
import type { Db } from '@spindle/platform/database.ts';
import { z } from 'zod';
import { EVENT_SUBJECTS, type ObservedPayment, type PaymentProvider } from '../provider.ts';
import { findSandboxDispute } from './dispute-sandbox.ts';
import { emitEvent } from './emit-event.ts';
import {
  deleteSandboxCards,
  expireSandboxPayment,
  insertSandboxPayment,
  type SandboxRow,
  selectSandboxEventsSince,
  selectSandboxPayment,
  updateSandboxState,
} from './queries.ts';
import { findSandboxRefund, refundSandbox } from './refund-sandbox.ts';
import { movementsOfSandboxPayout, sandboxBalance, sandboxPayouts } from './sandbox-balance.ts';
import {
  chargeSandbox,
  createSandboxCardPage,
  findSandboxCardPage,
  findSandboxCharge,
  keptCard,
} from './sandbox-cards.ts';
import type { SandboxProviderDeps } from './sandbox-provider-deps.ts';
import { SIGNATURE_HEADER, verifyWebhook } from './signature.ts';
import { cardCountry } from './test-cards.ts';

const webhookBody = z.object({
  id: z.uuid(),
  type: z.string(),
  payment: z.object({ id: z.string(), reference: z.string() }),
  subject: z.object({ id: z.string() }).optional(),
});

/** A card provider without real money: behaves like a real one, in the shop's own database. */
export function sandboxProvider(deps: SandboxProviderDeps): PaymentProvider {
  return {
    name: 'sandbox',
    methods: ['card'],
    leastMinor: { USD: 50, EUR: 50, JPY: 50 },

    async createPayment({ email: _, ...payment }) {
      const now = deps.clock.now();
      return deps.db.transaction(async (tx) => {
        const { row, inserted } = await insertSandboxPayment(tx, {
          ...payment,
          id: `sbx_${randomCrockford(26)}`,
          chaos: deps.chaos ?? {},
          createdAt: now,
        });
        if (inserted) await emitEvent(tx, deps.jobs, row, 'payment.opened', now);
        return { paymentId: row.id, redirectUrl: `${deps.origin}/sandbox/pay/${row.id}` };
      });
    },

    async retrievePayment(paymentId) {
      await expireSandboxPayment(deps.db, paymentId, deps.clock.now());
      return observed(deps.db, await selectSandboxPayment(deps.db, paymentId));
    },

    async cancelPayment(paymentId) {
      await updateSandboxState(deps.db, paymentId, ['open', 'authenticating'], { state: 'expired' });
      return observed(deps.db, await selectSandboxPayment(deps.db, paymentId));
    },

    createCardPage: (page) => createSandboxCardPage(deps, page),

    forgetCustomer: (customerId) => deleteSandboxCards(deps.db, customerId),

    retrieveCardPage: (pageId) => findSandboxCardPage(deps, pageId),

    charge: (charge) => chargeSandbox(deps, charge),

    findCharge: (charge) => findSandboxCharge(deps.db, charge),

    refund: (refund) => refundSandbox(deps, refund),

    retrieveRefund: (refundId) => findSandboxRefund(deps.db, refundId),

    retrieveDispute: (disputeId) => findSandboxDispute(deps.db, disputeId),

    async eventsSince(since) {
      const events = await selectSandboxEventsSince(deps.db, since);
      return events.flatMap(({ id, type, subjectId }) => {
        const about = subjectOf(type);
        return about && subjectId ? [{ id, type, about, providerId: subjectId, reference: null }] : [];
      });
    },

    balanceSince: (since) => sandboxBalance(deps.db, since),

    payoutsSince: (since) => sandboxPayouts(deps, since),

    movementsOfPayout: (payoutId) => movementsOfSandboxPayout(deps.db, payoutId),

    parseWebhook(headers, rawBody) {
      const header = headers.get(SIGNATURE_HEADER);
      const verdict = verifyWebhook(deps.webhookKey, rawBody, header, deps.clock.now());
      if (verdict !== 'genuine') return { ok: false, error: verdict };
      const body = parseJson(rawBody);
      if (!body.success) return { ok: false, error: 'webhook_malformed' };
      const { id, type, payment, subject } = body.data;
      const about = subjectOf(type);
      if (!about) return { ok: true, event: null };
      const of = subject
        ? { providerId: subject.id, reference: null }
        : { providerId: payment.id, reference: payment.reference };
      return { ok: true, event: { id, type, about, ...of } };
    },
  };
}

const subjectOf = (type: string) => EVENT_SUBJECTS.find((subject) => type.startsWith(`${subject}.`));

async function observed(db: Db, row: SandboxRow | undefined): Promise<ObservedPayment | undefined> {
  if (!row || row.kind === 'setup') return undefined;
  const { state, amountMinor, currency, failure, lastFour } = row;
  const card = row.keepCard ? await keptCard(db, row) : undefined;
  return {
    ...{ status: state === 'authenticating' ? 'open' : state, amountMinor, currency },
    ...(card && { card }),
    ...(state === 'succeeded' && lastFour && { cardCountry: cardCountry(lastFour) }),
    ...(failure && { failure }),
  };
}

function parseJson(text: string) {
  try {
    return webhookBody.safeParse(JSON.parse(text));
  } catch {
    return webhookBody.safeParse(undefined);
  }
}
