import type { ProviderCard } from '../provider.ts';

/** A member's card, kept at a provider: one a provider. A newer one takes its place. */
export interface SavedCard extends ProviderCard {
  memberId: string;
  provider: string;
  savedAt: Date;
}
