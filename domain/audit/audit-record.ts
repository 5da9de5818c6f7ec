/** The changed fields of a subject, as JSON has them; null where there was or is none. */
export type Snapshot = Readonly<Record<string, string | number | boolean | readonly string[] | null>> | null;

export interface AuditRecord {
  /** `<subject>.<verb>`, such as `licence.revoke`. */
  action: string;
  subject: { kind: string; id: string };
  /** What it was; null for something new. Only what changes, and never a secret or a licence key. */
  before: Snapshot;
  after: Snapshot;
  at: Date;
}
