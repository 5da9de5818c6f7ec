/** What staff are called; the back office keeps who is which, and `staff` what each may do. */
export const STAFF_ROLES = ['admin', 'editor', 'support', 'accountant'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who does something. A program's border makes it of what it has checked: a session, a staff log-in. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'member'; memberId: string }
  | { kind: 'staff'; staffId: string; email: string; role: StaffRole }
  /** The shop itself; `name` says which part of it. */
  | { kind: 'system'; name: string };
