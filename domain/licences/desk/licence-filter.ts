import type { IssuedType, LicenceState } from '../licence.ts';

/** What licences are asked for; what is left out does not matter. */
export interface LicenceFilter {
  pid?: string | undefined;
  /** As of now. */
  state?: LicenceState | undefined;
  licenceType?: IssuedType | undefined;
  /** They have stopped, or will, earlier than that. */
  endsBefore?: Date | undefined;
  memberId?: string | undefined;
  /** It has brought or extended them. */
  orderId?: string | undefined;
  /** Those that a computer of the same name has or had a seat of. */
  deviceId?: string | undefined;
}
