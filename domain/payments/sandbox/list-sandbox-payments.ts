import type { Db } from '@spindle/platform/database.ts';
import {
  type SandboxCardRow,
  type SandboxDisputeRow,
  type SandboxRow,
  selectNewestSandboxPayments,
  selectSandboxCards,
  selectSandboxDisputesOf,
} from './queries.ts';

/** A payment in the sandbox's books, with its disputes and its card. */
export interface ListedSandboxPayment
  extends Pick<
    SandboxRow,
    'id' | 'kind' | 'state' | 'amountMinor' | 'currency' | 'description' | 'lastFour' | 'createdAt'
  > {
  disputes: SandboxDisputeRow[];
  /** The card that it has stored or charged. */
  card: SandboxCardRow | undefined;
}

/** The latest payments, the newest first. */
export async function listSandboxPayments(
  db: Db,
  { limit }: { limit: number },
): Promise<ListedSandboxPayment[]> {
  const payments = await selectNewestSandboxPayments(db, limit);
  const disputes = await selectSandboxDisputesOf(
    db,
    payments.map(({ id }) => id),
  );
  const cards = await selectSandboxCards(
    db,
    payments.flatMap(({ cardId }) => cardId ?? []),
  );
  return payments.map((payment) => ({
    ...payment,
    disputes: disputes.filter(({ paymentId }) => paymentId === payment.id),
    card: cards.find(({ id }) => id === payment.cardId),
  }));
}
