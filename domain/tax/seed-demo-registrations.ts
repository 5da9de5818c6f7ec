import type { Db } from '@spindle/platform/database.ts';
import { insertRegistrations } from './queries.ts';

/** Registrations of the demo's seller, in Germany; what staff have entered stays. The numbers are not real. */
export async function seedDemoRegistrations(db: Db): Promise<void> {
  const since = { validFrom: '2024-01-01', validUntil: null };
  await insertRegistrations(db, [
    { ...since, country: 'DE', scheme: 'domestic', number: 'DE000000000' },
    { ...since, country: 'DE', scheme: 'oss', number: 'DE000000000' },
    { ...since, country: 'JP', scheme: 'domestic', number: 'T0000000000000' },
  ]);
}
