import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { PaymentProvider } from '../provider.ts';
import {
  type CardPage,
  selectCardPage,
  selectOpenCardPage,
  updateCardPageDone,
  upsertCard,
} from './queries.ts';

/**
 * What a module does when a member has given a card for what a guest began at their account with this order: from then
 * on it is the member's own. In the transaction that keeps the card.
 */
export type CardGivenHandler = (tx: Db, of: { memberId: string; guestOrderId: string }) => Promise<void>;

/**
 * Asks the provider whether a card was given on a page, and keeps it: for the member who returns, and for the webhook.
 * @param by the member's newest page, or the provider's id of one.
 * @returns undefined when there is no such page, or its card is kept already.
 * @throws when the provider can't be reached.
 */
export async function settleCardPage(
  deps: { db: Db; clock: Clock; providers: readonly PaymentProvider[]; tellCardGiven: CardGivenHandler },
  by: { memberId: string } | { provider: string; providerId: string },
): Promise<'saved' | 'open' | 'expired' | undefined> {
  const page =
    'memberId' in by
      ? await selectOpenCardPage(deps.db, by.memberId)
      : unlessDone(await selectCardPage(deps.db, by));
  const provider = deps.providers.find(({ name }) => name === page?.provider);
  const observed = page && (await provider?.retrieveCardPage(page.providerId));
  if (!observed) return undefined;
  const { status, card } = observed;
  if (status !== 'done' || !card) return status === 'expired' ? 'expired' : 'open';
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    if (!(await updateCardPageDone(tx, page.id, now))) return undefined;
    const { memberId, provider: name, guestOrderId } = page;
    // Before the card, as where an order is fulfilled: two orders of locking would deadlock.
    if (guestOrderId !== null) await deps.tellCardGiven(tx, { memberId, guestOrderId });
    await upsertCard(tx, { memberId, provider: name, ...card, savedAt: now, givenByMember: true });
    return 'saved';
  });
}

const unlessDone = (page: CardPage | undefined) => (page?.doneAt ? undefined : page);
