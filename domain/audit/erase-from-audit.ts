import type { Db } from '@spindle/platform/database.ts';
import { withoutAddresses } from '../privacy/addresses-in-text.ts';
import type { Subject } from '../privacy/holding.ts';
import type { Snapshot } from './audit-record.ts';
import { selectEntriesNaming, updateSnapshots } from './queries.ts';

/**
 * Removes a person from the snapshots of audit entries, in the transaction of their erasure. Who did what to what and when
 * stays. Entries about the member, or an account that was merged into theirs, lose their snapshots; all others, such as an
 * order's, lose the person's addresses only.
 */
export async function eraseFromAudit(tx: Db, { memberId, emails }: Subject): Promise<void> {
  for (const { id, isTheirs, before, after } of await selectEntriesNaming(tx, { memberId, emails })) {
    const erased = (snapshot: Snapshot) => (isTheirs ? null : without(snapshot, emails));
    await updateSnapshots(tx, id, { before: erased(before), after: erased(after) });
  }
}

function without(snapshot: Snapshot, emails: readonly string[]): Snapshot {
  if (snapshot === null) return null;
  const erased = Object.entries(snapshot).map(([field, value]) => {
    if (typeof value === 'string') return [field, withoutAddresses(value, emails)];
    return [field, Array.isArray(value) ? value.map((one) => withoutAddresses(String(one), emails)) : value];
  });
  return Object.fromEntries(erased);
}
