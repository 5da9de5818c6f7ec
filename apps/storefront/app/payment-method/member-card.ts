import { findCard } from '@spindle/domain/payments/cards/find-card.ts';
import { settleCardPage } from '@spindle/domain/payments/cards/settle-card-page.ts';
import type { PaymentProvider } from '@spindle/domain/payments/provider.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { Log } from '@spindle/platform/log.ts';

export interface ShownCard {
  /** `Visa` */
  brand: string;
  lastFour: string;
  /** `12/2034` */
  expiry: string;
}

/**
 * The member's card, after asking the provider whether another one was given on its page. A provider that can't be
 * asked is no reason not to show the card there is; its webhook brings the new one later.
 */
export async function memberCard(
  deps: { db: Db; clock: Clock; log: Log; providers: readonly [PaymentProvider, ...PaymentProvider[]] },
  memberId: string,
): Promise<{ card: ShownCard | undefined; saved: boolean }> {
  const settled = await settleCardPage(deps, { memberId }).catch((error: unknown) => {
    if (isDatabaseOutage(error)) throw error;
    deps.log.warn({ err: error, memberId }, 'a card page was not settled on return');
    return undefined;
  });
  const card = await findCard(deps.db, { memberId, provider: deps.providers[0].name });
  return {
    card: card && {
      brand: card.brand.charAt(0).toUpperCase() + card.brand.slice(1),
      lastFour: card.lastFour,
      expiry: `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`,
    },
    saved: settled === 'saved',
  };
}
