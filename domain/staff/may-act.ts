import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import type { Permission } from './permission.ts';
import { selectPermissions } from './queries.ts';

/** Whether an actor has a permission: staff by their role; the shop itself always. */
export async function mayAct(db: Db, actor: Actor, permission: Permission): Promise<boolean> {
  return actor.kind === 'system' || (await permissionsOf(db, actor)).includes(permission);
}

/** All permissions of an actor; none unless they are staff. */
export async function permissionsOf(db: Db, actor: Actor): Promise<readonly Permission[]> {
  return actor.kind === 'staff' ? selectPermissions(db, actor.role) : [];
}
