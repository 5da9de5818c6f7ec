import type { Locale } from '@spindle/platform/locales.ts';
import { emailAddress } from '../accounts/email.ts';
import { findMembers } from '../accounts/find-members.ts';
import { membersOfAddresses } from '../accounts/members-of-addresses.ts';
import type { Batch } from './importer.ts';
import { selectRecords, selectSeenLines } from './queries.ts';

/** Stands for a customer whose account a dry run would make. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface Owner {
  memberId: string;
  locale: Locale;
  country: string | null;
}

/**
 * The customers that lines name, by their id in the other system (which may look like an address) or by their address. Unknown
 * ones are left out.
 */
export async function findCustomers(
  { tx, source, writes }: Batch,
  names: readonly string[],
): Promise<ReadonlyMap<string, Owner>> {
  const addresses = new Map(
    [...new Set(names)].flatMap((name) => {
      const { data } = emailAddress.safeParse(name);
      return data === undefined ? [] : [[name, data] as const];
    }),
  );
  const records = await selectRecords(tx, { source, kind: 'customers' }, names);
  const byAddress = await membersOfAddresses(tx, [...addresses.values()]);
  const found = new Map(records.map(({ foreignId, targetId }) => [foreignId, targetId]));
  for (const [name, address] of addresses) {
    const memberId = byAddress.get(address);
    // Ids take precedence: the customer may have another address by now, and somebody else may have this one.
    if (memberId !== undefined && !found.has(name)) found.set(name, memberId);
  }
  const members = new Map((await findMembers(tx, [...found.values()])).map((member) => [member.id, member]));
  const owners = new Map<string, Owner>();
  for (const [name, memberId] of found) {
    const member = members.get(memberId);
    // An erased member is unknown, even if the other system still has their data.
    if (member && !member.erasedAt)
      owners.set(name, { memberId, locale: member.locale, country: member.country });
  }
  if (writes) return owners;
  const created = (await selectSeenLines(tx, 'customers', { names: [...addresses.values()] })).filter(
    ({ isNew }) => isNew,
  );
  const coming = [
    ...(await selectSeenLines(tx, 'customers', { ids: names })).map(({ id }) => id),
    ...created.flatMap(({ name }) =>
      [...addresses].filter(([, address]) => address === name).map(([written]) => written),
    ),
  ];
  for (const name of coming) {
    if (!found.has(name)) owners.set(name, { memberId: NOBODY, locale: 'en', country: null });
  }
  return owners;
}
