import type { AccountsDeps } from '../deps.ts';
import type { ListedPasskey } from './passkey.ts';
import { selectPasskeys } from './queries.ts';

/** A member's passkeys, oldest first. */
export async function listPasskeys(
  { db }: Pick<AccountsDeps, 'db'>,
  memberId: string,
): Promise<ListedPasskey[]> {
  const rows = await selectPasskeys(db, memberId);
  return rows.map(({ id, name, isBackedUp, createdAt, lastUsedAt }) => ({
    ...{ id, name, createdAt },
    isSynced: isBackedUp,
    lastUsedAt: lastUsedAt ?? undefined,
  }));
}
