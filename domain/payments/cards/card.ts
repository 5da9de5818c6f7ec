import type { ProviderCard } from '../provider-card.ts';

/** Whose card it is. */
export interface CardHolder {
  memberId: string;
  provider: string;
  /** The order with which a guest gave the card; null: it is the member's own. */
  guestOrderId: string | null;
}

/** A card stored at a provider: one per member, and one per guest order. A newer one replaces it. */
export interface SavedCard extends ProviderCard, CardHolder {
  savedAt: Date;
  /**
   * The member was logged in when they gave it, so the provider's page may offer it to them, and their decisions may be charged
   * to it. A guest's card is different, because anybody can type the member's address.
   */
  givenByMember: boolean;
}

/** When a card expires: at the end of its month, that is, at the start of the next one (UTC). */
export function goodUntil({ expMonth, expYear }: Pick<ProviderCard, 'expMonth' | 'expYear'>): Date {
  return new Date(Date.UTC(expYear, expMonth));
}

/** The brand's name for people; providers use lower case (`visa`). */
export const brandName = ({ brand }: Pick<ProviderCard, 'brand'>): string =>
  brand.charAt(0).toUpperCase() + brand.slice(1);
