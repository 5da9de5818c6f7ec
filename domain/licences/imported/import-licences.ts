import type { Db } from '@spindle/platform/database.ts';
import type { Licence } from '../licence.ts';
import { insertLicences } from '../queries.ts';
import { grantOfImport } from './grant-of-import.ts';

/**
 * Imports licences that another system has issued, with their keys and a grant each.
 * @throws if a key is in use by now; the caller's transaction must not commit then.
 */
export async function importLicences(tx: Db, imported: readonly Omit<Licence, 'orderId'>[]): Promise<void> {
  await insertLicences(
    tx,
    imported.map((licence) => ({
      licence: { ...licence, orderId: null },
      origin: { ...grantOfImport(licence), orderId: null },
    })),
  );
}
