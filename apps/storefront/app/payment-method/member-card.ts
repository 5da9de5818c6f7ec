import { brandName, goodUntil, type SavedCard } from '@spindle/domain/payments/cards/card.ts';
import { findCard } from '@spindle/domain/payments/cards/find-card.ts';
import { isNewCardSaved } from '@spindle/domain/payments/cards/is-new-card-saved.ts';
import { settleCardPage } from '@spindle/domain/payments/cards/settle-card-page.ts';
import type { RenewDeps } from '@spindle/domain/subscriptions/deps.ts';
import { subscriptionsOfMember } from '@spindle/domain/subscriptions/subscriptions-of-member.ts';
import { listFormat } from '@spindle/i18n/formats.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { Locale } from '@spindle/platform/locales.ts';

export interface ShownCard {
  /** `Visa` */
  brand: string;
  lastFour: string;
  /** `12/2034` */
  expiry: string;
}

/** A card with its current state. */
export interface MemberCard extends ShownCard {
  /** Its last month has passed. */
  expired: boolean;
}

/** What a guest has bought for the member's address, and the card that was given for it. */
export interface GuestCard {
  guestOrderId: string;
  /** `DVD Ripper and Suite 12` */
  products: string;
  card: MemberCard | undefined;
}

export interface MemberCards {
  /** The member's own card. */
  card: MemberCard | undefined;
  /** Cards of guests that pay renewals. */
  guests: GuestCard[];
  /** Another card has just been given and saved. */
  saved: boolean;
}

/**
 * The cards that pay a member's renewals, after asking the provider whether another one was given on its page. If the
 * provider can't be asked, the known cards are still shown; its webhook brings the new one later.
 * @param cameBack from the provider's page, on which a card was given
 */
export async function memberCards(
  deps: Pick<RenewDeps, 'db' | 'clock' | 'log' | 'providers' | 'tellCardGiven'>,
  { memberId, locale, cameBack = false }: { memberId: string; locale: Locale; cameBack?: boolean },
): Promise<MemberCards> {
  const settled = await settleCardPage(deps, { memberId }).catch((error: unknown) => {
    if (isDatabaseOutage(error)) throw error;
    deps.log.warn({ err: error, memberId }, 'a card page was not settled on return');
    return undefined;
  });
  const products = new Map<string, string[]>();
  for (const { guestOrderId, state, productName } of await subscriptionsOfMember(deps.db, memberId)) {
    if (guestOrderId === null || state === 'ended') continue;
    products.set(guestOrderId, [...(products.get(guestOrderId) ?? []), productName]);
  }
  const guests = [...products].map(async ([guestOrderId, bought]) => {
    const card = await shownCard(deps, { memberId, guestOrderId });
    return { guestOrderId, products: listFormat(locale).format(bought), card };
  });
  return {
    card: await shownCard(deps, { memberId, guestOrderId: null }),
    guests: await Promise.all(guests),
    saved: settled === 'saved' || (cameBack && (await isNewCardSaved(deps.db, memberId))),
  };
}

async function shownCard(
  { db, clock, providers }: Pick<RenewDeps, 'db' | 'clock' | 'providers'>,
  of: { memberId: string; guestOrderId: string | null },
): Promise<MemberCard | undefined> {
  const card = await findCard(db, { ...of, provider: providers[0].name });
  return card && { ...showCard(card), expired: goodUntil(card) <= clock.now() };
}

export function showCard(card: SavedCard): ShownCard {
  return {
    brand: brandName(card),
    lastFour: card.lastFour,
    expiry: `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`,
  };
}
