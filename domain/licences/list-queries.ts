import type { Db } from '@spindle/platform/database.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Licence } from './licence.ts';
import type { LicencesLike, LicensedProduct } from './licences-like.ts';
import { licences } from './tables.ts';

/** Text normalised for searching: without case, spaces and hyphens, like `isMeant` of the member centre. */
const plain = (text: SQL) => sql`regexp_replace(lower(normalize(${text}, nfkc)), '[-[:space:]]+', '', 'g')`;
/** Whether a text contains what was typed. */
export const hasPart = (text: SQL, typed: string) =>
  sql`strpos(${plain(text)}, ${plain(sql`${typed}::text`)}) > 0`;

/** Condition on `licences`. */
export function isLikeLicence({ products, key }: LicencesLike): SQL {
  const pids = sql.param(products.map(({ pid }) => pid));
  const names = sql.param(products.map(({ productName }) => productName));
  const named = sql`(${licences.pid}, ${licences.productName}) in (select * from unnest(${pids}::text[], ${names}::text[]))`;
  return key === undefined ? named : sql`(${named} or ${hasPart(sql`${licences.key}`, key)})`;
}

interface Which {
  memberId: string;
  like?: LicencesLike | undefined;
  now: Date;
}

/** Whether a licence works at a moment. */
export const works = (now: Date) =>
  sql`(${licences.state} = 'active' and (${licences.worksUntil} is null or ${licences.worksUntil} > ${now}))`;

/** The order of lists: working, suspended, expired, revoked; within each, the newest first. */
export const byUse = (
  now: Date,
) => sql`case when ${works(now)} then 0 when ${licences.state} = 'suspended' then 1
  when ${licences.state} = 'revoked' then 3 else 2 end, ${licences.issuedAt} desc, ${licences.id}`;

/** How many licences a member has, how many match, and how many of these come before `licenceId`; null if that does not match. */
export async function selectLicencePlaces(
  db: Db,
  { memberId, like, licenceId, now }: Which & { licenceId: string | undefined },
): Promise<{ total: number; found: number; before: number | null }> {
  const isFound = like ? isLikeLicence(like) : sql`true`;
  const { rows } = await db.execute<{ total: number; found: number; before: number | null }>(sql`
    with own as (
      select id, ${isFound} as is_found, row_number() over (partition by ${isFound} order by ${byUse(now)}) as place
      from ${licences} where member_id = ${memberId}
    )
    select count(*)::int as total, (count(*) filter (where is_found))::int as found,
      (max(place) filter (where is_found and id = ${licenceId ?? null}::uuid) - 1)::int as before
    from own
  `);
  return rows[0] ?? { total: 0, found: 0, before: null };
}

/** In the order of `byUse`. */
export async function selectLicences(
  db: Db,
  { memberId, like, now, offset, limit }: Which & { offset: number; limit: number },
): Promise<Licence[]> {
  return db
    .select()
    .from(licences)
    .where(and(eq(licences.memberId, memberId), like && isLikeLicence(like)))
    .orderBy(byUse(now))
    .offset(offset)
    .limit(limit);
}

/** The products that a member has licences of; each product with each of its names once. */
export async function selectLicensedProducts(db: Db, memberId: string): Promise<LicensedProduct[]> {
  return db
    .selectDistinct({ pid: licences.pid, productName: licences.productName })
    .from(licences)
    .where(eq(licences.memberId, memberId));
}
