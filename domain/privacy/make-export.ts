import { findAddress } from '../accounts/find-address.ts';
import type { PrivacyMailDeps } from './deps.ts';
import { EXPORT_DAYS } from './export.ts';
import { makeArchive } from './make-archive.ts';
import { keepArchive, selectExport } from './queries.ts';
import { readHeld } from './register.ts';
import { sendExportMail } from './send-export-mail.tsx';
import { subjectOf } from './subject-of.ts';

const DAY_MS = 24 * 3_600_000;

/** Makes the archive, unless it exists or another one was asked for since, and tells the member where it is. */
export async function makeExport(
  deps: PrivacyMailDeps,
  { memberId, exportId }: { memberId: string; exportId: string },
): Promise<void> {
  const { db, clock } = deps;
  const asked = await selectExport(db, memberId);
  if (asked?.exportId !== exportId) return;
  const address = await findAddress(db, memberId);
  if (!address) return;
  if (!asked.endsAt) {
    // A snapshot: all tables as they are at one moment.
    const archive = await db.transaction(
      async (tx) => {
        const subject = await subjectOf(tx, deps, { memberId, email: address.email }, 'export');
        return makeArchive(readHeld(tx, deps.holdings(), subject));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const endsAt = new Date(clock.now().getTime() + EXPORT_DAYS * DAY_MS);
    if (!(await keepArchive(db, { exportId, archive, endsAt }))) return;
  }
  await sendExportMail(deps, { memberId, exportId, ...address });
}
