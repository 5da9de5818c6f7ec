/** A card that the provider keeps, as its buyer knows it. The ids are the provider's; the number is nobody's but its. */
export interface ProviderCard {
  customerId: string;
  methodId: string;
  /** In lower case, such as `visa`. */
  brand: string;
  lastFour: string;
  /** 1 to 12; good until the end of it. */
  expMonth: number;
  /** Four digits. */
  expYear: number;
}
