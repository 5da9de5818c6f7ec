/** What a member of staff may do in the shop; the back office keeps who has which. */
export const STAFF_ROLES = ['admin', 'editor', 'support'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who does something. A program's border makes it of what it has checked: a session, a staff log-in. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'member'; memberId: string }
  | { kind: 'staff'; staffId: string; email: string; role: StaffRole }
  /** The shop itself; `name` says which part of it. */
  | { kind: 'system'; name: string };

/** Whether staff of these roles may do it and this is one of them. The shop itself always may. */
export function mayAct(actor: Actor, roles: readonly StaffRole[]): boolean {
  return actor.kind === 'system' || (actor.kind === 'staff' && roles.includes(actor.role));
}
