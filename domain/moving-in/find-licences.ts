import { licencesWithKeys } from '../licences/imported/licences-with-keys.ts';
import type { Licence } from '../licences/licence.ts';
import type { Batch } from './importer.ts';
import type { LicenceLine } from './lines/licence-line.ts';
import { selectSeenLines } from './queries.ts';

/** `id` is undefined for a licence that a dry run would make. */
export type NamedLicence = Pick<Licence, 'seats' | 'licenceType' | 'worksUntil' | 'state'> & {
  id: string | undefined;
};

/** The licences with these keys, including those that a dry run would make. */
export async function findLicences(
  { tx, writes }: Pick<Batch, 'tx' | 'writes'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, NamedLicence>> {
  const found = new Map<string, NamedLicence>(await licencesWithKeys(tx, keys));
  if (writes) return found;
  for (const { name, isNew, row } of await selectSeenLines(tx, 'licences', { names: keys })) {
    if (!isNew || found.has(name)) continue;
    const { seats, licence_type: licenceType, works_until, state } = row as LicenceLine;
    const worksUntil = works_until === null ? null : new Date(works_until);
    found.set(name, { id: undefined, seats, licenceType, worksUntil, state });
  }
  return found;
}
