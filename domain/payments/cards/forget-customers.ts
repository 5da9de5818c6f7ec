import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Subject } from '../../privacy/holding.ts';
import { forgetCustomer } from '../job-kinds.ts';
import type { PaymentProvider } from '../provider.ts';
import { isCustomerHere, selectCustomersOf } from './queries.ts';

/**
 * Queues jobs that delete what providers hold of a person, in the transaction that erases their data. So a provider that is down
 * does not hold up the erasure; its job is retried.
 */
export async function forgetCustomers(tx: Db, jobs: Jobs, subject: Subject): Promise<void> {
  for (const customer of await selectCustomersOf(tx, subject)) await jobs.send(tx, forgetCustomer, customer);
}

/** Deletes a customer at a provider. If that provider is no longer set up, the job fails, and staff have to ask it by hand. */
export async function forgetAtProvider(
  { providers }: { providers: readonly PaymentProvider[] },
  { provider, customerId }: { provider: string; customerId: string },
): Promise<void> {
  const found = providers.find(({ name }) => name === provider);
  if (!found) throw new Error(`no provider ${provider} is open to forget ${customerId}`);
  await found.forgetCustomer(customerId);
}

/**
 * Deletes the customer of a subscription that the provider charges by itself; the shop may have no card or payment that names
 * this customer. Deleting the customer also ends the provider's own charges. A customer whose card still pays in this shop, for
 * another member, is left alone.
 */
export async function forgetBilledCustomer(
  { db, providers }: { db: Db; providers: readonly PaymentProvider[] },
  { billedAs }: { billedAs: string },
): Promise<void> {
  const found = providers.find(({ billing }) => billing);
  if (!found?.billing) throw new Error(`no provider is open to forget who is charged for ${billedAs}`);
  const customerId = await found.billing.customerOf(billedAs);
  if (customerId === undefined || (await isCustomerHere(db, { provider: found.name, customerId }))) return;
  await found.forgetCustomer(customerId);
}
