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
 * Called when a member has given a card for what a guest began with this order: from then on it is the member's own. Runs in the
 * transaction that stores the card.
 */
export type CardGivenHandler = (tx: Db, of: { memberId: string; guestOrderId: string }) => Promise<void>;

/**
 * Asks the provider whether a card was given on a page, and stores it. Called when the member returns, and for the webhook.
 * @param by the member, for their newest page, or the provider's id of a page.
 * @returns undefined if there is no such page, or its card is stored already.
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
    // Before the card, as in fulfilment: locking in a different order would deadlock.
    if (guestOrderId !== null) await deps.tellCardGiven(tx, { memberId, guestOrderId });
    await upsertCard(tx, { memberId, provider: name, ...card, savedAt: now, givenByMember: true });
    return 'saved';
  });
}

const unlessDone = (page: CardPage | undefined) => (page?.doneAt ? undefined : page);
