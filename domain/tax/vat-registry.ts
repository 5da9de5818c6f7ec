/** The answer about a VAT id. Name and address are as registered in the member state; some states do not disclose them. */
export type VatAnswer =
  | { valid: false }
  | {
      valid: true;
      /** The number by which the registry can confirm the answer later; null if it was asked without `requester`. */
      consultation: string | null;
      name: string | null;
      address: string | null;
    };

/** Knows which VAT ids exist in the European Union. */
export interface VatRegistry {
  /**
   * @param vatId with its country prefix
   * @param requester the seller's own VAT id, for the consultation number
   * @throws if there is no answer, for whatever reason
   */
  check(vatId: string, requester: string | null): Promise<VatAnswer>;
}
