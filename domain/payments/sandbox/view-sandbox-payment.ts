import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import {
  expireSandboxPayment,
  type SandboxRow,
  selectCardOfCustomer,
  selectSandboxPayment,
} from './queries.ts';

export type SandboxView = Pick<
  SandboxRow,
  | 'id'
  | 'state'
  | 'amountMinor'
  | 'currency'
  | 'description'
  | 'locale'
  | 'returnUrl'
  | 'cancelUrl'
  | 'lastFour'
  | 'kind'
  | 'keepCard'
  | 'customerId'
> & {
  /** Last four digits of the card that its customer has stored before. */
  keptCard: string | undefined;
};

/** What the sandbox's payment page shows; undefined if there is no such payment. */
export async function viewSandboxPayment(
  deps: { db: Db; clock: Clock },
  paymentId: string,
): Promise<SandboxView | undefined> {
  await expireSandboxPayment(deps.db, paymentId, deps.clock.now());
  const row = await selectSandboxPayment(deps.db, paymentId);
  if (!row) return undefined;
  const kept = row.customerId ? await selectCardOfCustomer(deps.db, row.customerId) : undefined;
  return { ...viewed(row), keptCard: kept?.lastFour };
}

function viewed({
  id,
  kind,
  state,
  amountMinor,
  currency,
  description,
  locale,
  ...row
}: SandboxRow): Omit<SandboxView, 'keptCard'> {
  const { returnUrl, cancelUrl, lastFour, keepCard, customerId } = row;
  return {
    ...{ id, kind, state, amountMinor, currency, description, locale },
    ...{ returnUrl, cancelUrl, lastFour, keepCard, customerId },
  };
}
