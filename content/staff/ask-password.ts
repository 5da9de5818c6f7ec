import { APIError, type CollectionBeforeOperationHook, type PayloadRequest, type TypeWithID } from 'payload';
import { type StaffLogIn, tooMany } from './log-in-guard.ts';
import { provePassword } from './prove-password.ts';
import { says } from './says.ts';
import type { StaffAccount } from './staff-changes.ts';

interface Asked {
  id?: number | string;
  data?: Record<string, unknown> | null;
}

/**
 * Before an account is made, or a password, an address or a role is changed, in one's own account or a colleague's:
 * whoever does it must give the password of the account they are logged in with (`currentPassword`, which is not stored).
 * Otherwise, somebody who finds an unattended desk could take over the account, or make one of their own.
 */
export function askPassword(program: StaffLogIn): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const { user } = req;
    if (req.payloadAPI !== 'REST' || !ADMITS.test(operation) || !user) return args;
    const { currentPassword, ...data } = (args as Asked).data ?? {};
    const changes = { ...args, data } as typeof args;
    if (operation === 'update' && !(await changesWhoMayEnter(req, changes as Asked))) return changes;
    const { payload, headers } = req;
    const given = { staffId: user.id, password: currentPassword };
    const proof = await provePassword(program, { payload, headers, req }, given);
    if (proof.ok) return changes;
    if (proof.error === 'too_many_requests') throw tooMany(req, proof.retryAfter);
    throw new APIError(says(req)('staff.current_password'), 403);
  };
}

const ADMITS = /^(?:create|update)$/;

/**
 * A form always sends address and role, so they are compared with the stored account. The account is read by its id, not
 * by a condition of the caller's, whose answer would reveal what they may not read.
 */
async function changesWhoMayEnter(req: PayloadRequest, { id, data }: Asked): Promise<boolean> {
  const { password, email, role } = data ?? {};
  if (password !== undefined && password !== null && password !== '') return true;
  if (email === undefined && role === undefined) return false;
  if (id === undefined) return true;
  const account = await req.payload.db.findOne<StaffAccount & TypeWithID>({
    ...{ collection: 'staff', where: { id: { equals: id } }, req },
  });
  if (!account) return false;
  const address = email === undefined ? account.email : String(email).toLowerCase().trim();
  return address !== account.email || (role !== undefined && role !== account.role);
}
