/** The roles of staff. The back office stores who has which, and `staff` what each may do. */
export const STAFF_ROLES = ['admin', 'editor', 'support', 'accountant'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who does something. It is created at a program's border, from what was checked there: a session, a staff log-in. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'member'; memberId: string }
  | { kind: 'staff'; staffId: string; email: string; role: StaffRole }
  /** The shop itself; `name` says which part of it. */
  | { kind: 'system'; name: string };
