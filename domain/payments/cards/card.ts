import type { ProviderCard } from '../provider-card.ts';

/** Whose card it is. */
export interface CardHolder {
  memberId: string;
  provider: string;
  /** A guest's, who gave it with this order; null: the member's own. */
  guestOrderId: string | null;
}

/** A card, kept at a provider: one of a member's own, and one for each order of a guest. A newer one takes its place. */
export interface SavedCard extends ProviderCard, CardHolder {
  savedAt: Date;
  /**
   * The member was logged in when they gave it, so the provider's page may offer it to them, and what they decide may be
   * charged to it. Anybody can type their address as a guest.
   */
  givenByMember: boolean;
}

/** A card is good until the end of its month, that is, before the first of the next one (UTC). */
export function goodUntil({ expMonth, expYear }: Pick<ProviderCard, 'expMonth' | 'expYear'>): Date {
  return new Date(Date.UTC(expYear, expMonth));
}

/** As people read it: providers say `visa`. */
export const brandName = ({ brand }: Pick<ProviderCard, 'brand'>): string =>
  brand.charAt(0).toUpperCase() + brand.slice(1);
