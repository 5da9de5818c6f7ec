/** A card stored at the provider, as its owner recognises it. The ids are the provider's; only the provider has the number. */
export interface ProviderCard {
  customerId: string;
  methodId: string;
  /** In lower case, such as `visa`. */
  brand: string;
  lastFour: string;
  /** 1 to 12; the card is valid until the end of this month. */
  expMonth: number;
  /** Four digits. */
  expYear: number;
}
