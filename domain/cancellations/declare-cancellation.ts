import { randomUUID } from 'node:crypto';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { cutText } from '@spindle/platform/text-length.ts';
import { mayMail } from '../accounts/may-mail.ts';
import { KEY_MAX } from '../licences/licence-key.ts';
import type { SubscriptionDeps } from '../subscriptions/deps.ts';
import type { Cancellation, CancellationKind } from './cancellation.ts';
import { carryOut } from './carry-out.ts';
import { findContract } from './find-contract.ts';
import { carryOutCancellation, receiptMail } from './job-kinds.ts';
import { UNKNOWN_MAILS } from './limits.ts';
import { insertCancellation } from './queries.ts';

const LONGEST = { contract: KEY_MAX, reason: 1_000 };

export interface DeclareCancellationInput {
  kind: CancellationKind;
  email: string;
  /** An order number or a licence key. */
  contract: string;
  reason: string;
  locale: Locale;
}

/**
 * Takes a declaration that a contract ends, from anybody, without a log-in. It takes effect at this moment and is confirmed by
 * mail. It cancels the subscriptions that the address and the number name together; anything else, and the refund of a
 * withdrawal, waits for staff. The answer is the same whether or not there is such a contract. An address without a contract
 * gets only a few mails, which contain nothing that a stranger could have written.
 */
export async function declareCancellation(
  deps: SubscriptionDeps & { limits: Limits },
  { kind, locale, ...input }: DeclareCancellationInput,
): Promise<Cancellation> {
  const email = input.email.trim().toLowerCase();
  const contract = cutText(printable(input.contract), LONGEST.contract);
  const reason = cutText(printable(input.reason), LONGEST.reason);
  const declaredAt = deps.clock.now();
  const found = await findContract(deps.db, { email, contract });
  const cancellation = {
    ...{ id: randomUUID(), kind, email, contract, reason, locale, declaredAt },
    ...{ orderId: found?.orderId ?? null, settledAt: null },
  };
  const cancellationId = cancellation.id;
  const isMailed = found !== undefined || (await mayMail(deps.limits, UNKNOWN_MAILS, email));
  await deps.db.transaction(async (tx) => {
    await insertCancellation(tx, cancellation);
    await deps.jobs.send(tx, carryOutCancellation, { cancellationId });
    if (!isMailed) return;
    const quoted = found ? { contract, reason } : { contract: plainNumber(contract), reason: '' };
    const told = { cancellationId, kind, email, locale, declaredAt: declaredAt.toISOString() };
    await deps.jobs.send(tx, receiptMail, { ...told, ...quoted });
  });
  // Done at once; the job is there in case of a crash in between.
  await carryOut(deps, { cancellationId });
  return cancellation;
}

/** Keeps line breaks and removes other control characters, which PostgreSQL does not all accept. */
const printable = (typed: string) => typed.replaceAll(/[^\P{Cc}\n]+/gu, ' ').trim();

/** The typed number, in a form that leaves no room for a sentence or an address. */
const plainNumber = (contract: string) => contract.replaceAll(/[^a-z0-9-]+/gi, '').slice(0, 40) || '–';
