import { randomUUID } from 'node:crypto';
import { contentsOf } from '../catalogue/contents-of.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { namesIn } from '../catalogue/names-in.ts';
import {
  changeImportedLicence,
  type ImportedTerms,
  problemOfChange,
} from '../licences/imported/change-imported-licence.ts';
import { importLicences } from '../licences/imported/import-licences.ts';
import { licencesWithKeys } from '../licences/imported/licences-with-keys.ts';
import type { Licence } from '../licences/licence.ts';
import { findCustomers } from './find-customers.ts';
import { BATCH, type Batch, type Brought, type Importer, type Line, refused } from './importer.ts';
import { type LicenceLine, licenceLine } from './lines/licence-line.ts';
import { selectSeenLines } from './queries.ts';

/** Licences keep their keys exactly as they are written. */
export const licences: Importer<LicenceLine> = {
  kind: 'licences',
  line: licenceLine,
  atOnce: BATCH,
  nameOf: ({ key }) => key,
  pastOf: ({ issued }) => ({ issued }),
  bring: bringLicences,
};

const PROBLEMS = {
  state: 'the shop has changed its state since: change it there',
  in_use: 'the shop has changed its time since: change it there',
  move: 'is in a state in the shop from which it does not come back',
};

async function bringLicences(batch: Batch, lines: readonly Line<LicenceLine>[]): Promise<Brought[]> {
  const { tx, writes } = batch;
  const keys = lines.map(({ row }) => row.key);
  const owners = await findCustomers(
    batch,
    lines.map(({ row }) => row.customer),
  );
  const offers = new Map(
    (await findOffers(tx, [...new Set(lines.map(({ row }) => row.pid))])).map((offer) => [offer.pid, offer]),
  );
  const contents = new Map<string, string[]>();
  for (const pid of offers.keys()) contents.set(pid, await contentsOf(tx, pid));
  const taken = await licencesWithKeys(tx, keys);
  const earlier = new Map(
    (await selectSeenLines(tx, 'licences', { names: keys })).map(({ name, line }) => [name, line]),
  );
  const added: Omit<Licence, 'orderId'>[] = [];
  const brought: Brought[] = [];
  for (const given of lines) {
    const { line, row } = given;
    const { key, pid } = row;
    const owner = owners.get(row.customer);
    const offer = offers.get(pid);
    const sameKey = earlier.get(key);
    const licence = taken.get(key);
    if (!offer) brought.push(refused(`pid: the shop has no product ${pid}`));
    else if (!owner) brought.push(refused(`customer: ${row.customer} is nobody the shop knows`));
    else if (given.known !== undefined) brought.push(await change(batch, given, owner.memberId, licence));
    else if (sameKey !== undefined) brought.push(refused(`key: is that of line ${sameKey}`));
    else if (licence) {
      const whose = licence.memberId === owner.memberId ? 'this customer' : 'somebody else';
      brought.push(refused(`key: belongs to a licence of ${whose} already`));
    } else {
      const id = randomUUID();
      const { name: productName } = namesIn(offer, owner.locale);
      const { memberId } = owner;
      added.push({
        ...{ id, key, memberId, pid, productName, alsoOpens: contents.get(pid) ?? [] },
        issuedAt: new Date(row.issued),
        ...termsOf(row),
      });
      brought.push({ outcome: 'created', id, written: { state: row.state } });
    }
    if (brought.at(-1)?.outcome !== 'refused') earlier.set(key, line);
  }
  if (writes) await importLicences(tx, added);
  return brought;
}

async function change(
  { tx, writes }: Batch,
  { row, known, written }: Line<LicenceLine>,
  memberId: string,
  licence: Licence | undefined,
): Promise<Brought> {
  if (!licence || licence.id !== known) return refused('key: has changed, and a key stays what it is');
  if (licence.memberId !== memberId || licence.pid !== row.pid)
    return refused('has another owner or product than before: change it in the shop');
  const terms = termsOf(row);
  const { state } = terms;
  const changedHere = licence.state !== state && licence.state !== written?.state;
  if (changedHere && licence.state !== 'revoked') return refused(PROBLEMS.state);
  const problem = writes
    ? await changeImportedLicence(tx, licence.id, terms)
    : await problemOfChange(tx, licence, terms);
  return problem ? refused(PROBLEMS[problem]) : { outcome: 'changed', id: licence.id, written: { state } };
}

function termsOf(row: LicenceLine): ImportedTerms {
  const { licence_type: licenceType, seats, works_until, updates_until, state } = row;
  const at = (moment: string | null) => (moment === null ? null : new Date(moment));
  return { licenceType, seats, worksUntil: at(works_until), updatesUntil: at(updates_until), state };
}
