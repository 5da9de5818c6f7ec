import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import { ValidationError } from 'payload';
import { ADDRESSES_TAG, addressTag } from '../reading/tags.ts';
import { type Asks, says } from '../staff/says.ts';
import type { ContentType } from '../types/define-type.ts';
import { contentTypesByName } from '../types/register.ts';
import { kindIn } from './kind-in.ts';
import { dropRedirects, leaveGone, leaveRedirect, lockRedirects, tagsOf } from './moved-addresses.ts';
import { isReserved } from './reserved-names.ts';
import { shownLocales } from './shown-locales.ts';
import { forgetWithdrawn, noteWithdrawn, takeWithdrawn } from './withdrawn-addresses.ts';

type Document = Readonly<Record<string, unknown>>;

interface Address {
  path: string;
  slug: string;
  published: boolean;
  locales: readonly string[];
}

/**
 * Stores the addresses of a document that is being saved: that of the version that visitors see and, if it differs, that
 * of the draft beside it. The insert waits for anybody who is claiming the same address, so that one of two editors is
 * refused. It also waits for anybody who is saving the same document, so that no address is missed that has to be given
 * up. A draft that can't have its address is saved without one.
 * @param versions first the version that visitors would see, then a draft beside it
 * @param req the request of whoever saves
 * @returns tags to announce
 * @throws a validation error at the slug, if a published address is reserved or belongs to another document
 */
export async function keepAddresses(
  tx: Db,
  type: ContentType,
  id: number,
  versions: readonly Document[],
  req?: Asks,
): Promise<string[]> {
  await lockAddresses(tx, type, id);
  const before = await addressesOf(tx, type, id);
  const shownIn = await shownLocales(tx, type, id);
  const wanted = new Map<string, Address>();
  for (const version of versions.toReversed()) {
    const path = type.path?.(version);
    const published = version._status === 'published';
    const locales = published ? shownIn : [];
    if (path) wanted.set(path, { path, slug: String(version.slug ?? ''), published, locales });
  }
  for (const { path } of before) {
    if (!wanted.has(path)) await tx.execute(sql`delete from cms.addresses where path = ${path}`);
  }
  // Sorted, because two documents that want each other's address would otherwise wait for each other.
  for (const address of [...wanted.values()].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const kept = !isReserved(address.path, type) && (await claim(tx, type, id, address));
    if (!kept && address.published) throw await refusal(tx, type, id, address.path, req);
  }
  if (shown(before) === shown([...wanted.values()])) return [];
  // Taken before the first redirect is written: two documents that move to each other's address would otherwise wait for
  // each other.
  await lockRedirects(tx);
  const seen = before.filter(({ published }) => published).map(({ path }) => path);
  const now = [...wanted.values()].find(({ published }) => published);
  if (!now) await noteWithdrawn(tx, type, id, seen);
  const moved = now
    ? await moveVisitors(tx, [...seen, ...(await takeWithdrawn(tx, type, id))], now.path)
    : [];
  return [ADDRESSES_TAG, addressTag(type.name, id), ...moved];
}

/** Redirects visitors from addresses that a published document has given up to its new one. */
async function moveVisitors(tx: Db, seen: readonly string[], now: string): Promise<string[]> {
  await forgetWithdrawn(tx, now);
  const tags = await dropRedirects(tx, now);
  for (const path of seen) {
    if (path !== now) tags.push(...(await leaveRedirect(tx, path, now)));
  }
  return tags;
}

/**
 * Removes the addresses of a deleted document, and marks those at which visitors saw it as gone.
 * @returns the addresses that are gone, and tags to announce
 */
export async function releaseAddresses(
  tx: Db,
  type: ContentType,
  id: number,
): Promise<{ gone: string[]; tags: string[] }> {
  await lockAddresses(tx, type, id);
  const { rows } = await tx.execute<{ path: string; published: boolean }>(sql`
    delete from cms.addresses where type = ${type.name} and document_id = ${id} returning path, published`);
  const shown = rows.filter(({ published }) => published).map(({ path }) => path);
  await lockRedirects(tx);
  const seen = [...new Set([...shown, ...(await takeWithdrawn(tx, type, id))])].sort();
  const gone: string[] = [];
  for (const path of seen) gone.push(...(await leaveGone(tx, path)));
  const given = shown.length > 0 ? [ADDRESSES_TAG, addressTag(type.name, id)] : [];
  return { gone, tags: [...given, ...tagsOf(gone)] };
}

/** The part of a document's addresses that visitors can see. */
function shown(addresses: readonly Address[]): string {
  return addresses
    .filter(({ published }) => published)
    .map(({ path, slug, locales }) => `${path} ${slug} ${locales.join(' ')}`)
    .sort()
    .join();
}

async function addressesOf(tx: Db, type: ContentType, id: number): Promise<Address[]> {
  const { rows } = await tx.execute<Address & Record<string, unknown>>(
    sql`select path, slug, published, locales from cms.addresses where type = ${type.name} and document_id = ${id}`,
  );
  return rows;
}

/** Locks a document's addresses until the end of the transaction. */
export async function lockAddresses(tx: Db, type: ContentType, id: number): Promise<void> {
  const document = `addresses of ${type.name} ${id}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${document}, 0))`);
}

async function claim(tx: Db, type: ContentType, id: number, address: Address): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into cms.addresses as mine (path, type, document_id, slug, published, locales)
    values (${address.path}, ${type.name}, ${id}, ${address.slug}, ${address.published},
      ${`{${address.locales.join(',')}}`}::text[])
    on conflict (path) do update
    set slug = excluded.slug, published = excluded.published, locales = excluded.locales,
      changed = case when excluded.published then mine.changed else '{}' end,
      prints = case when excluded.published then mine.prints else '{}' end
    where mine.type = excluded.type and mine.document_id = excluded.document_id`);
  return rowCount === 1;
}

/**
 * @param id undefined for a new document
 * @returns why a document can't have an address; undefined if it can
 */
export async function whyRefused(
  db: Db,
  type: ContentType,
  id: number | undefined,
  path: string,
  req?: Asks,
): Promise<string | undefined> {
  if (isReserved(path, type)) return says(req)('slug.reserved', { path });
  const { rows } = await db.execute<{ type: string; slug: string; id: number }>(
    sql`select type, slug, document_id as id from cms.addresses where path = ${path}`,
  );
  const [owner] = rows;
  if (!owner || (owner.type === type.name && owner.id === id)) return undefined;
  return says(req)('slug.taken', { path, kind: kindIn(labelOf(owner.type), req), slug: owner.slug });
}

function labelOf(name: string): unknown {
  const type = contentTypesByName.get(name);
  return type?.kind === 'collection' ? type.config.labels?.singular : type?.config.label;
}

async function refusal(
  tx: Db,
  type: ContentType,
  id: number,
  path: string,
  req: Asks | undefined,
): Promise<ValidationError> {
  const message = (await whyRefused(tx, type, id, path, req)) ?? says(req)('slug.taken_by_other', { path });
  return new ValidationError({ [type.kind]: type.name, errors: [{ path: 'slug', message }] });
}
