import { randomUUID } from 'node:crypto';
import { findMembers } from '../accounts/find-members.ts';
import { changeImportedMember, type ImportedMember, importMembers } from '../accounts/import-members.ts';
import { membersOfAddresses } from '../accounts/members-of-addresses.ts';
import { BATCH, type Batch, type Brought, type Importer, type Line, refused } from './importer.ts';
import { type CustomerLine, customerLine } from './lines/customer-line.ts';
import { selectSeenLines } from './queries.ts';
import type { Written } from './tables.ts';

/** Customers become members. If an address has an account already, the customer is that member, whose account is not changed. */
export const customers: Importer<CustomerLine> = {
  kind: 'customers',
  line: customerLine,
  atOnce: BATCH,
  nameOf: ({ email }) => email,
  pastOf: ({ created }) => ({ created }),
  bring: bringCustomers,
};

async function bringCustomers(
  { tx, writes, now }: Batch,
  lines: readonly Line<CustomerLine>[],
): Promise<Brought[]> {
  const emails = lines.map(({ row }) => row.email);
  const members = new Map(await membersOfAddresses(tx, emails));
  // Only lines that have made an account: other customers' accounts may have another address than their lines.
  const earlier = new Map(
    (await selectSeenLines(tx, 'customers', { names: emails }))
      .filter(({ isNew }) => isNew)
      .map(({ name, line }) => [name, line]),
  );
  const added: ImportedMember[] = [];
  const brought: Brought[] = [];
  const stored = new Map(
    (
      await findMembers(
        tx,
        lines.flatMap(({ known }) => known ?? []),
      )
    ).map((one) => [one.id, one]),
  );
  for (const { line, row, known, written } of lines) {
    const member = memberOf(row, known ?? randomUUID(), now);
    const { id, email, name, locale, country } = member;
    const line1 = earlier.get(email);
    const existing = members.get(email);
    if (known !== undefined && stored.get(known)?.erasedAt) {
      brought.push(refused('was erased in the shop'));
    } else if (known !== undefined) {
      const hasAddress = existing === known;
      // If the member has another address here, the other system has not verified it.
      const emailVerified = hasAddress && member.emailVerified;
      const { taken, stays } = mayWrite({ name, locale, country }, written, stored.get(known));
      if (hasAddress === false) stays.unshift('address');
      if (writes) await changeImportedMember(tx, { id, emailVerified, ...taken }, now);
      const note = stays.length === 0 ? {} : { note: `stays as it is in the shop: ${stays.join(', ')}` };
      brought.push({ outcome: 'changed', id, written: { ...written, ...taken }, ...note });
    } else if (line1 !== undefined) {
      brought.push({ outcome: 'unchanged', id: existing ?? id, note: `has the address of line ${line1}` });
    } else if (existing !== undefined) {
      brought.push({ outcome: 'unchanged', id: existing, note: 'has an account in the shop already' });
    } else {
      added.push(member);
      members.set(email, id);
      earlier.set(email, line);
      brought.push({ outcome: 'created', id, written: { name, locale, country } });
    }
  }
  if (writes) await importMembers(tx, added, now);
  return brought;
}

type Profile = Pick<ImportedMember, 'name' | 'locale' | 'country'>;

/** `taken`: fields that the line overwrites, as an import wrote them before. `stays`: other fields that differ from the line. */
function mayWrite(
  line: Profile,
  written: Written | null,
  stored: Profile | undefined,
): { taken: Partial<Profile>; stays: string[] } {
  const fields = Object.keys(line) as (keyof Profile)[];
  const mine = fields.filter((field) => written?.[field] !== undefined && written[field] === stored?.[field]);
  return {
    taken: Object.fromEntries(mine.map((field) => [field, line[field]])),
    stays: fields.filter((field) => !mine.includes(field) && line[field] !== stored?.[field]),
  };
}

function memberOf(row: CustomerLine, id: string, now: Date): ImportedMember {
  const { email, name, language: locale, country, verified: emailVerified, created } = row;
  const createdAt = created === null ? now : new Date(created);
  return { id, email, emailVerified, name, locale, country, createdAt };
}
