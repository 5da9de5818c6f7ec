import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { type StaffLogIn, tooMany } from './log-in-guard.ts';
import { provePassword } from './prove-password.ts';
import { says } from './says.ts';

interface Asked {
  id?: number | string;
  data?: Record<string, unknown> | null;
}

/**
 * Before a password or an address is changed, one's own or a colleague's: who does it gives the password of the account they are
 * logged in with (`currentPassword`, which is not kept). Else whoever finds a desk open would take the account along.
 */
export function askPassword(program: StaffLogIn): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const { user } = req;
    if (req.payloadAPI !== 'REST' || operation !== 'update' || !user) return args;
    const { currentPassword, ...data } = (args as Asked).data ?? {};
    const changes = { ...args, data } as typeof args;
    if (!(await changesLogIn(req, changes as Asked))) return changes;
    const { payload, headers } = req;
    const given = { staffId: user.id, password: currentPassword };
    const proof = await provePassword(program, { payload, headers, req }, given);
    if (proof.ok) return changes;
    if (proof.error === 'too_many_requests') throw tooMany(req, proof.retryAfter);
    throw new APIError(says(req)('staff.current_password'), 403);
  };
}

/**
 * A form sends the address with whatever else it saves, so it is compared with what is there; not by a condition of the caller's,
 * whose answer would tell what they may not read.
 */
async function changesLogIn(req: PayloadRequest, { id, data }: Asked): Promise<boolean> {
  const { password, email } = data ?? {};
  if (password !== undefined && password !== null && password !== '') return true;
  if (email === undefined) return false;
  if (id === undefined) return true;
  const address = { not_equals: String(email).toLowerCase().trim() };
  const { totalDocs } = await req.payload.count({
    ...{ collection: 'staff', overrideAccess: true, req },
    where: { and: [{ id: { equals: id } }, { email: address }] },
  });
  return totalDocs > 0;
}
