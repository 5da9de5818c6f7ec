import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { relationship } from 'payload/shared';
import { databaseOf } from '../../payload/database-of.ts';
import { pathOfSlug, SUCCESSORS } from '../../reading/written-rules.ts';
import { says } from '../../staff/says.ts';
import { slugPath } from '../slug-path.ts';

interface Options {
  data?: Readonly<Record<string, unknown>>;
  req: PayloadRequest;
}

/** Refuses successors that would send visitors in a circle: a product that replaces itself, directly or through others. */
export async function checkSuccessors(value: unknown, options: Options): Promise<true | string> {
  const wellFormed = await relationship(value as never, options as never);
  const page = slugPath('')({ slug: options.data?.slug });
  const ids = Array.isArray(value) ? value.map(Number).filter(Number.isInteger) : [];
  if (wellFormed !== true || !page || ids.length === 0) return wellFormed;
  const { rows } = await (await databaseOf(options.req)).execute<{ name: string }>(sql`
    with recursive later(id, path, first) as (
      select id, ${sql.raw(pathOfSlug('product.slug'))}, id from cms.products product
      where id = any(${`{${ids.join(',')}}`}::int[])
      union select successor.id, ${sql.raw(pathOfSlug('successor.slug'))}, later.first
      from ${sql.raw(SUCCESSORS)} join later on later.id = product.id
      where later.path <> ${page}
    )
    select product.pid as name from later join cms.products product on product.id = later.first
    where later.path = ${page} limit 1`);
  const [circle] = rows;
  return circle ? says(options.req)('successors', { name: circle.name }) : true;
}
