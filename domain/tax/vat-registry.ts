/** valid: as the member state has it; some keep name and address to themselves. */
export type VatAnswer =
  | { valid: false }
  | {
      valid: true;
      /** The number under which the answer can be found again; null where nobody said who asks. */
      consultation: string | null;
      name: string | null;
      address: string | null;
    };

/** Knows which VAT ids exist in the European Union. */
export interface VatRegistry {
  /**
   * @param vatId with the country in front
   * @param requester the seller's own, for the consultation number
   * @throws when there is no answer, for whatever reason
   */
  check(vatId: string, requester: string | null): Promise<VatAnswer>;
}
