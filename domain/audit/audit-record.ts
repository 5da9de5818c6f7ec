/** The changed fields of a subject, as JSON; null if it did not exist before, or does not afterwards. */
export type Snapshot = Readonly<Record<string, string | number | boolean | readonly string[] | null>> | null;

/** What entries are about. */
export const AUDIT_SUBJECTS = [
  'order',
  'licence',
  'member',
  'subscription',
  'cancellation',
  'coupon',
  'promotion',
  'lifetime_price',
  'price_change',
  'pay_ratio',
  'exchange_batch',
  'release',
  'tax_rate',
  'tax_registration',
  'exchange_rates',
  'book_currency',
  'books',
  'seller',
  'webhook',
  'job',
  'import',
  'role',
  'staff',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

export interface AuditRecord {
  /** `<subject>.<verb>`, such as `licence.revoke`. */
  action: string;
  subject: { kind: AuditSubject; id: string };
  /**
   * The state before; null for something new. Holds only what changes, and never a secret or a licence key. Where an id means
   * nothing to a reader, it also holds a name: fields that are the same in `after` count as unchanged.
   */
  before: Snapshot;
  after: Snapshot;
  at: Date;
}
