import type { LicenceType } from '@spindle/platform/licence-types.ts';

/** A list price, and when it was valid. */
export interface PastPrice {
  pid: string;
  licenceType: LicenceType;
  /** Minor units. */
  amountMinor: number;
  fromAt: Date;
  /** Null while it is valid. */
  toAt: Date | null;
}
