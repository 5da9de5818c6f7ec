import type { Db } from '@spindle/platform/database.ts';
import { insertSeller } from './queries.ts';

/** Who sells in the demo shop, unless staff have written it. Nobody has this number. */
export async function seedDemoSeller(db: Db): Promise<void> {
  await insertSeller(db, {
    legalName: 'Spindle Demo GmbH',
    street: 'Lichtweg 12',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
    vatId: 'DE000000000',
    taxId: null,
    timeZone: 'Europe/Berlin',
  });
}
