import type { ProviderCard } from '../provider-card.ts';

/** A member's card, kept at a provider: one a provider. A newer one takes its place. */
export interface SavedCard extends ProviderCard {
  memberId: string;
  provider: string;
  savedAt: Date;
  /** They were logged in when they gave it, so the provider's page may offer it to them; a guest only typed their address. */
  givenByMember: boolean;
}

/** A card is good until the end of its month, that is, before the first of the next one (UTC). */
export function goodUntil({ expMonth, expYear }: Pick<ProviderCard, 'expMonth' | 'expYear'>): Date {
  return new Date(Date.UTC(expYear, expMonth));
}
