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
 * Asks the provider whether a card was given on a page, and keeps it: for the member who returns, and for the webhook.
 * @param by the member's newest page, or the provider's id of one.
 * @returns undefined when there is no such page, or its card is kept already.
 * @throws when the provider can't be reached.
 */
export async function settleCardPage(
  deps: { db: Db; clock: Clock; providers: readonly PaymentProvider[] },
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
    const { memberId, provider: name } = page;
    await upsertCard(tx, { memberId, provider: name, ...card, savedAt: now, givenByMember: true });
    return 'saved';
  });
}

const unlessDone = (page: CardPage | undefined) => (page?.doneAt ? undefined : page);
