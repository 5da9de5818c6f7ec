import type { Db } from '@spindle/platform/database.ts';
import { LICENCE_MOVES, type Licence } from '../licence.ts';
import { lockLicence, selectStandingGrants, updateGrant, updateLicence } from '../queries.ts';
import { grantOfImport } from './grant-of-import.ts';

export type ImportedTerms = Pick<Licence, 'licenceType' | 'seats' | 'worksUntil' | 'updatesUntil' | 'state'>;

/** in_use: the shop has granted it time since. move: its present state does not allow the new one. */
export type ImportedProblem = 'in_use' | 'move';

/** Why a licence can't be changed to what another system says about it by now; undefined if it can. */
export async function problemOfChange(
  db: Db,
  licence: Licence,
  { state }: ImportedTerms,
): Promise<ImportedProblem | undefined> {
  const [first, ...others] = await selectStandingGrants(db, licence.id);
  const { source } = grantOfImport(licence);
  if (first?.source !== source || others.length > 0) return 'in_use';
  return state === licence.state || LICENCE_MOVES[licence.state].includes(state) ? undefined : 'move';
}

/** Changes a licence to what another system says about it by now, as long as the import is its only grant. */
export async function changeImportedLicence(
  tx: Db,
  licenceId: string,
  terms: ImportedTerms,
): Promise<ImportedProblem | undefined> {
  const licence = await lockLicence(tx, licenceId);
  if (!licence) throw new Error(`there is no licence ${licenceId}`);
  const problem = await problemOfChange(tx, licence, terms);
  const [grant] = await selectStandingGrants(tx, licenceId);
  if (problem || !grant) return problem;
  const { worksUntil, updatesUntil } = terms;
  await updateGrant(tx, { ...grant, worksUntil, updatesUntil });
  await updateLicence(tx, licenceId, terms);
  return undefined;
}
