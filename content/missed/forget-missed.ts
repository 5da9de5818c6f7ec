import { sql } from 'drizzle-orm';
import type { Projection } from '../publishing/projections.ts';

/** An address that gets a page or a redirect is no longer missed. */
export const forgetMissed: Projection = async (tx, type, id, live) => {
  if (type.name === 'redirects' && live?.to) {
    await tx.execute(sql`delete from cms.missed_addresses where path = ${String(live.from)}`);
  } else if (type.pages) {
    await tx.execute(sql`
      delete from cms.missed_addresses missed using cms.addresses
      where addresses.path = missed.path and published
        and addresses.type = ${type.name} and document_id = ${id}`);
  }
  return [];
};
