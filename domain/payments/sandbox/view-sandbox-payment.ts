import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { expireSandboxPayment, type SandboxRow, selectSandboxPayment } from './queries.ts';

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
>;

/** What the sandbox's payment page shows; undefined when there is no such payment. */
export async function viewSandboxPayment(
  deps: { db: Db; clock: Clock },
  paymentId: string,
): Promise<SandboxView | undefined> {
  await expireSandboxPayment(deps.db, paymentId, deps.clock.now());
  const row = await selectSandboxPayment(deps.db, paymentId);
  return row && viewed(row);
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
}: SandboxRow): SandboxView {
  const { returnUrl, cancelUrl, lastFour, keepCard, customerId } = row;
  return {
    ...{ id, kind, state, amountMinor, currency, description, locale },
    ...{ returnUrl, cancelUrl, lastFour, keepCard, customerId },
  };
}
