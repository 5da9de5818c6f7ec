import type { Db } from '@spindle/platform/database.ts';
import { insertSeller } from './queries.ts';

/** Who sells in the demo shop; its legal notice says the same. Nobody has this number. */
export const DEMO_SELLER = {
  legalName: 'Spindle Demo GmbH',
  street: 'Lichtweg 12',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  vatId: 'DE000000000',
  taxId: null,
  timeZone: 'Europe/Berlin',
} as const;

/** Writes the demo's seller, unless staff have written one. */
export async function seedDemoSeller(db: Db): Promise<void> {
  await insertSeller(db, DEMO_SELLER);
}
