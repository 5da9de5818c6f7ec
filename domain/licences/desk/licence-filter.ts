import type { IssuedType, LicenceState } from '../licence.ts';

/** Which licences to list; fields that are left out do not restrict the list. */
export interface LicenceFilter {
  pid?: string | undefined;
  /** The state as of now. */
  state?: LicenceState | undefined;
  licenceType?: IssuedType | undefined;
  /** They have ended, or will end, before this time. */
  endsBefore?: Date | undefined;
  memberId?: string | undefined;
  /** This order has issued or extended them. */
  orderId?: string | undefined;
  /** A computer of the same name as this device has or had a seat of them. */
  deviceId?: string | undefined;
}
