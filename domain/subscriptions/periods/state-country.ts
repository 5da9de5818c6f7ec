import type { Actor } from '../../actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { changeSubscription } from '../change-subscription.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { updateSubscription } from '../queries.ts';
import { buyerOfNext } from './buyer-of-next.ts';
import { taxedIn } from './tax-of-next.ts';

/**
 * not_found: it does not exist or belongs to somebody else. of_business: a business is taxed in the country of its invoice
 * address.
 */
export type StateCountryError = 'not_found' | 'ended' | 'of_business' | 'country_blocked';

/** Actor in the audit, where staff see why a subscription is taxed in a country. */
const MEMBER = { kind: 'system', name: 'member-centre' } as const satisfies Actor;

/**
 * Stores the country that a member states they live in now, with the country of their network, as a checkout does. Together
 * with the card that pays (`noteCardCountry`), these prove where later periods are taxed. An order that is placed already stays
 * as it is. Prices are the same everywhere.
 * @param network ISO 3166 code, as reported by the proxy
 */
export async function stateCountry(
  deps: SubscriptionDeps & { blockedCountries: readonly string[] },
  {
    memberId,
    subscriptionId,
    country,
    network,
  }: { memberId: string; subscriptionId: string; country: string; network: string | undefined },
): Promise<{ ok: true } | { ok: false; error: StateCountryError }> {
  const isBlocked = [country, network].some((code) => code && deps.blockedCountries.includes(code));
  const result = await changeSubscription<Awaited<ReturnType<typeof stateCountry>>>(
    deps.db,
    subscriptionId,
    async (tx, subscription) => {
      if (subscription.memberId !== memberId) return { ok: false, error: 'not_found' };
      if (subscription.state === 'ended') return { ok: false, error: 'ended' };
      if (isBlocked) return { ok: false, error: 'country_blocked' };
      const buyer = await buyerOfNext(tx, subscription);
      if (buyer.business) return { ok: false, error: 'of_business' };
      const said = { country, network: network ?? null };
      const before = subscription.statedCountry;
      // What was said before counts no more once staff have corrected the country.
      const counts = buyer.proofs.some(
        ({ kind, notedAt }) => kind === 'stated' && notedAt.toISOString() === before?.at,
      );
      const isKept = counts && before?.country === said.country && before.network === said.network;
      if (isKept || taxedIn(buyer) === country) return { ok: true };
      const at = deps.clock.now();
      await updateSubscription(tx, subscriptionId, { statedCountry: { ...said, at: at.toISOString() } });
      await writeAudit(tx, MEMBER, {
        action: 'subscription.country',
        subject: { kind: 'subscription', id: subscriptionId },
        before: { country: taxedIn(buyer) ?? null },
        after: said,
        at,
      });
      return { ok: true };
    },
  );
  return result ?? { ok: false, error: 'not_found' };
}
