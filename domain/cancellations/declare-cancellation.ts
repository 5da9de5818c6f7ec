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
  /** An order's number or a licence key. */
  contract: string;
  reason: string;
  locale: Locale;
}

/**
 * Takes a declaration that a contract ends, from whoever makes it, without a log-in. It counts from this moment and is
 * confirmed by mail. Subscriptions that the address and the number name together stop with it; what they don't name, and
 * money that a withdrawal brings back, waits for staff. The answer is the same whether or not there is such a contract.
 * To an address that no contract belongs to goes little mail, and nothing that somebody else may have written in it.
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
  // At once; the job is for a crash in between.
  await carryOut(deps, { cancellationId });
  return cancellation;
}

/** Lines of text as they were typed, without control characters, which no text column takes. */
const printable = (typed: string) => typed.replaceAll(/[^\P{Cc}\n]+/gu, ' ').trim();

/** What is typed for a number, with no room for a sentence or an address. */
const plainNumber = (contract: string) => contract.replaceAll(/[^a-z0-9-]+/gi, '').slice(0, 40) || '–';
