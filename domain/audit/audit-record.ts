/** The changed fields of a subject, as JSON has them; null where there was or is none. */
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
   * What it was; null for something new. Only what changes, and never a secret or a licence key. It also says what the thing
   * is called where nobody can read its id: what `after` says too counts as unchanged.
   */
  before: Snapshot;
  after: Snapshot;
  at: Date;
}
