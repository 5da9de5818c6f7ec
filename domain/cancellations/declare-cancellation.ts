import { randomUUID } from 'node:crypto';
import type { Locale } from '@spindle/platform/locales.ts';
import type { SubscriptionDeps } from '../subscriptions/deps.ts';
import type { Cancellation, CancellationKind } from './cancellation.ts';
import { carryOut } from './carry-out.ts';
import { findContract } from './find-contract.ts';
import { carryOutCancellation, receiptMail } from './job-kinds.ts';
import { insertCancellation } from './queries.ts';

export interface DeclareCancellationInput {
  kind: CancellationKind;
  email: string;
  /** An order's number or a licence key. */
  contract: string;
  reason: string;
  locale: Locale;
}

/**
 * Takes a declaration that a contract ends, from whoever makes it, without a log-in. It counts from this moment and is
 * confirmed by mail. Subscriptions that the address and the number name together stop with it; what they don't name, and
 * money that a withdrawal brings back, waits for staff. The answer is the same whether or not there is such a contract.
 */
export async function declareCancellation(
  deps: SubscriptionDeps,
  { kind, contract, reason, locale, ...input }: DeclareCancellationInput,
): Promise<Cancellation> {
  const email = input.email.trim().toLowerCase();
  const declaredAt = deps.clock.now();
  const found = await findContract(deps.db, { email, contract });
  const cancellation = {
    ...{ id: randomUUID(), kind, email, contract, reason, locale, declaredAt },
    ...{ orderId: found?.orderId ?? null, settledAt: null },
  };
  const cancellationId = cancellation.id;
  await deps.db.transaction(async (tx) => {
    await insertCancellation(tx, cancellation);
    await deps.jobs.send(tx, carryOutCancellation, { cancellationId });
    const told = { cancellationId, kind, email, contract, reason, locale };
    await deps.jobs.send(tx, receiptMail, { ...told, declaredAt: declaredAt.toISOString() });
  });
  // At once; the job is for a crash in between.
  await carryOut(deps, { cancellationId });
  return cancellation;
}
