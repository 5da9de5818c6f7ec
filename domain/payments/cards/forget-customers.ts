import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Subject } from '../../privacy/holding.ts';
import { forgetCustomer } from '../job-kinds.ts';
import type { PaymentProvider } from '../provider.ts';
import { isCustomerHere, selectCustomersOf } from './queries.ts';

/**
 * Has what providers hold of somebody whose data are erased deleted there, by jobs of that transaction: a provider that is down
 * keeps no erasure from being carried out, and is asked again.
 */
export async function forgetCustomers(tx: Db, jobs: Jobs, subject: Subject): Promise<void> {
  for (const customer of await selectCustomersOf(tx, subject)) await jobs.send(tx, forgetCustomer, customer);
}

/** Asks a provider. One that the shop does not work with any more has to be asked by hand: the job fails and says so. */
export async function forgetAtProvider(
  { providers }: { providers: readonly PaymentProvider[] },
  { provider, customerId }: { provider: string; customerId: string },
): Promise<void> {
  const found = providers.find(({ name }) => name === provider);
  if (!found) throw new Error(`no provider ${provider} is open to forget ${customerId}`);
  await found.forgetCustomer(customerId);
}

/**
 * Has the customer deleted whom a provider charges for a subscription that it has begun itself: no card or payment of the shop
 * need name them. With them ends what the provider would still charge. Who pays here for another member is left to them.
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
