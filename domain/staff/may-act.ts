import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import type { Permission } from './permission.ts';
import { selectPermissions } from './queries.ts';

/** Whether somebody may do it: staff whose role has the permission; the shop itself always. */
export async function mayAct(db: Db, actor: Actor, permission: Permission): Promise<boolean> {
  return actor.kind === 'system' || (await permissionsOf(db, actor)).includes(permission);
}

/** All that somebody may do as staff. */
export async function permissionsOf(db: Db, actor: Actor): Promise<readonly Permission[]> {
  return actor.kind === 'staff' ? selectPermissions(db, actor.role) : [];
}
