import type { Db } from '@spindle/platform/database.ts';
import { insertRegistrations } from './queries.ts';

/** Where the demo's seller, who sits in Germany, collects tax; what staff have entered stays. Nobody has these numbers. */
export async function seedDemoRegistrations(db: Db): Promise<void> {
  const since = { validFrom: '2024-01-01', validUntil: null };
  await insertRegistrations(db, [
    { ...since, country: 'DE', scheme: 'domestic', number: 'DE000000000' },
    { ...since, country: 'DE', scheme: 'oss', number: 'DE000000000' },
    { ...since, country: 'JP', scheme: 'domestic', number: 'T0000000000000' },
  ]);
}
