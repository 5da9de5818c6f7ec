import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { PaymentProvider } from '../provider.ts';
import { ownCustomer } from './own-customer.ts';
import { insertCardPage } from './queries.ts';

/**
 * Opens the provider's page on which a member gives another card. It takes no money, and the present card stays until the new
 * one is stored.
 * @param page guestOrderId: what a guest began with this order renews with the new card, too.
 * @throws when the provider can't be reached.
 */
export async function openCardPage(
  {
    db,
    clock,
    providers,
  }: { db: Db; clock: Clock; providers: readonly [PaymentProvider, ...PaymentProvider[]] },
  page: {
    memberId: string;
    email: string;
    locale: Locale;
    returnUrl: string;
    cancelUrl: string;
    guestOrderId: string | null;
  },
): Promise<{ redirectUrl: string }> {
  const [provider] = providers;
  const { memberId, guestOrderId, ...shown } = page;
  const id = randomUUID();
  const { pageId, redirectUrl } = await provider.createCardPage({
    ...shown,
    idempotencyKey: id,
    customerId: await ownCustomer(db, { memberId, provider: provider.name }),
  });
  await insertCardPage(db, {
    ...{ id, memberId, guestOrderId, provider: provider.name, providerId: pageId },
    createdAt: clock.now(),
  });
  return { redirectUrl };
}
