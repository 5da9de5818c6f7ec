import type { Db } from '@spindle/platform/database.ts';
import { type KnownMovement, type Moved, movementsOf } from '../payments/balance/movements-of.ts';
import type { BookPeriod } from './book-period.ts';
import { decisionOf } from './decision-of.ts';
import type { LedgerRow } from './ledger.ts';
import {
  type DisputeRow,
  type DocumentRow,
  selectDecidedDisputes,
  selectDocuments,
  selectFirstSupply,
} from './ledger-queries.ts';
import { type RatesOfDays, ratesOfDays } from './rates-of-days.ts';

const ROWS_AT_ONCE = 500;

export interface LedgerRange extends BookPeriod {
  /** True for the documents of a sandbox. */
  demo: boolean;
  /** IANA name; for disputes, which have a time instead of a day. */
  timeZone: string;
  /** Currency of the books, ISO 4217. */
  bookCurrency: string;
}

/**
 * The books of a month or a quarter, in batches of rows: documents in order of issue, then decided disputes.
 */
export async function* readLedger(db: Db, range: LedgerRange): AsyncGenerator<LedgerRow[]> {
  const first = await selectFirstSupply(db, range);
  const rates = await ratesOfDays(
    db,
    first !== undefined && first < range.from ? first : range.from,
    range.to,
  );
  for (let after = { day: '', ordinal: 0 }; ; ) {
    const rows = await selectDocuments(db, { ...range, after, limit: ROWS_AT_ONCE });
    const last = rows.at(-1);
    if (!last) break;
    const movements = await settlements(db, rows, movedBy);
    yield rows.map((row) => ledgerRowOf(row, movements(row), range, rates));
    after = last;
  }
  for (let after: DisputeRow | undefined; ; ) {
    const rows: DisputeRow[] = await selectDecidedDisputes(db, { ...range, after, limit: ROWS_AT_ONCE });
    if (rows.length === 0) break;
    const movements = await settlements(db, rows, ({ provider, providerId }) => ({
      ...{ provider, about: 'dispute', subject: providerId },
    }));
    yield rows.map((row) => disputeRowOf(row, movements(row), range, rates));
    after = rows.at(-1);
  }
}

function ledgerRowOf(
  row: DocumentRow,
  movements: readonly KnownMovement[],
  { bookCurrency }: LedgerRange,
  rates: RatesOfDays,
): LedgerRow {
  const { day, kind, number, about, orderNumber, country, vatId, scheme, rateBp, currency } = row;
  const { stated, suppliedOn } = row;
  const sign = kind === 'invoice' ? 1 : -1;
  // A failed refund has moved money twice: its credit note is about the first movement.
  const own = movements.filter(({ about: of, amountMinor }) => of !== 'refund' || amountMinor * sign > 0);
  return {
    ...{ day, kind, number, about, orderNumber, country, vatId, currency },
    tax: { scheme, rateBp, netMinor: sign * row.netMinor, taxMinor: sign * row.taxMinor },
    grossMinor: sign * row.grossMinor,
    // The rate in the document, else that of the day of the sale: all documents of a sale have the same rate and cancel out.
    conversion:
      stated?.to === bookCurrency
        ? stated
        : (rates.find({ from: currency, to: bookCurrency, day: suppliedOn }, 'before') ?? null),
    settled: settledBy(own),
  };
}

function disputeRowOf(
  row: DisputeRow,
  movements: readonly KnownMovement[],
  { bookCurrency }: LedgerRange,
  rates: RatesOfDays,
): LedgerRow {
  const { day, state, number, decisions, providerId, creditNote, orderNumber, country, currency } = row;
  const { grossMinor } = row;
  const isLost = state === 'lost';
  const own = movements.filter((movement) => decisionOf(movement, decisions, movements) === number);
  return {
    ...{ day, kind: isLost ? 'chargeback' : 'dispute_won', number: providerId, about: creditNote },
    ...{ orderNumber, country, vatId: null, tax: null, currency, grossMinor },
    conversion: rates.find({ from: currency, to: bookCurrency, day }, 'before') ?? null,
    settled: settledBy(own),
  };
}

function movedBy({ provider, paymentId, refundId }: DocumentRow): Moved | undefined {
  if (!provider) return undefined;
  if (paymentId) return { provider, about: 'payment', subject: paymentId };
  return refundId ? { provider, about: 'refund', subject: refundId } : undefined;
}

/** The known movements of some rows, in one query. */
async function settlements<Row>(db: Db, rows: readonly Row[], of: (row: Row) => Moved | undefined) {
  const known = await movementsOf(
    db,
    rows.flatMap((row) => of(row) ?? []),
  );
  const bySubject = Map.groupBy(known, keyOf);
  return (row: Row) => {
    const moved = of(row);
    return (moved && bySubject.get(keyOf(moved))) ?? [];
  };
}

const keyOf = ({ provider, about, subject }: Moved) => `${provider} ${about} ${subject}`;

/** A won dispute has moved money twice: the later payout counts. */
function settledBy(movements: readonly KnownMovement[]): LedgerRow['settled'] {
  const last = movements.at(-1);
  if (!last) return null;
  const { currency, payoutId, paidOutOn } = last;
  return {
    ...{ currency, payoutId, paidOutOn },
    feeMinor: movements.reduce((sum, { feeMinor }) => sum + feeMinor, 0),
  };
}
