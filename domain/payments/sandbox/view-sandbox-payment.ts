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
>;

/** What the sandbox's payment page shows; undefined when there is no such payment. */
export async function viewSandboxPayment(
  deps: { db: Db; clock: Clock },
  paymentId: string,
): Promise<SandboxView | undefined> {
  await expireSandboxPayment(deps.db, paymentId, deps.clock.now());
  const row = await selectSandboxPayment(deps.db, paymentId);
  if (!row) return undefined;
  const { id, state, amountMinor, currency, description, locale, returnUrl, cancelUrl, lastFour } = row;
  return { id, state, amountMinor, currency, description, locale, returnUrl, cancelUrl, lastFour };
}
