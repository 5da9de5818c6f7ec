import { findPayment } from '../payments/find-payment.ts';
import type { Refund } from '../payments/refunds/refund.ts';
import { bookRefund } from './book-refund.ts';
import type { SettleDeps } from './deps.ts';

/**
 * Requests a stored refund at the provider and books the answer. May be repeated: the provider makes the refund once.
 * @throws if the provider can't be reached or is not set up (any more); the refund stays as it is.
 */
export async function askForRefund(deps: SettleDeps, refund: Refund): Promise<Refund> {
  const payment = await findPayment(deps.db, { id: refund.paymentId });
  const provider = deps.providers.find(({ name }) => name === refund.provider);
  if (!provider || !payment?.providerId) throw new Error(`nobody can be asked for refund ${refund.id}`);
  const answer = refund.providerId
    ? await retrieved(provider.retrieveRefund(refund.providerId), refund)
    : await provider.refund({
        idempotencyKey: refund.id,
        reference: refund.id,
        paymentId: payment.providerId,
        amountMinor: refund.amountMinor,
      });
  return bookRefund(deps, refund.id, answer.ok ? answer.refund : { no: answer.no });
}

async function retrieved<Observed>(asked: Promise<Observed | undefined>, { id }: Refund) {
  const refund = await asked;
  if (!refund) throw new Error(`refund ${id} is not known to its provider any more`);
  return { ok: true as const, refund };
}
