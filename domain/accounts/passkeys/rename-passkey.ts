import type { AccountsDeps } from '../deps.ts';
import { updatePasskeyName } from './queries.ts';

/** Renames one of the member's own passkeys. @param name see `passkeyName` */
export async function renamePasskey(
  { db }: Pick<AccountsDeps, 'db'>,
  { memberId }: { memberId: string },
  { id, name }: { id: string; name: string },
): Promise<{ ok: true } | { ok: false; error: 'not_found' }> {
  const isRenamed = await updatePasskeyName(db, { memberId, id, name });
  return isRenamed ? { ok: true } : { ok: false, error: 'not_found' };
}
