import type { Db } from '@spindle/platform/database.ts';
import { insertSeller } from './queries.ts';

/** The seller in the demo shop; its legal notice says the same. The VAT number belongs to nobody. */
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

/** Stores the demo's seller, unless staff have entered one. */
export async function seedDemoSeller(db: Db): Promise<void> {
  await insertSeller(db, DEMO_SELLER);
}
