import type { Db } from '@spindle/platform/database.ts';
import { STAFF_ROLES } from '../actor.ts';
import { selectLimits, selectPermissions } from './queries.ts';
import type { Role } from './role.ts';

/** What each role may do. */
export async function listRoles(db: Db): Promise<Role[]> {
  return Promise.all(
    STAFF_ROLES.map(async (role) => ({
      role,
      permissions: await selectPermissions(db, role),
      refundLimits: await selectLimits(db, role),
    })),
  );
}
