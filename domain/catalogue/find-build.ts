import type { Db } from '@spindle/platform/database.ts';
import type { Offer } from './offer.ts';
import { pidSchema } from './pid.ts';
import { selectOffers, selectOffersWithFile } from './queries.ts';

/**
 * The newest build of the product that a download link means: by pid, or by the name of any file that the
 * product's builds have. Also of products that are not sold any more: people have bought them.
 */
export async function findBuild(
  db: Db,
  named: { pid: string } | { file: string },
): Promise<Offer['builds'][number] | undefined> {
  const [offer] = 'pid' in named ? await offersOf(db, named.pid) : await offersWith(db, named.file);
  return offer?.builds[0];
}

async function offersOf(db: Db, pid: string) {
  return pidSchema.safeParse(pid).success ? selectOffers(db, [pid]) : [];
}

async function offersWith(db: Db, file: string) {
  return /^[\w.-]{1,120}$/.test(file) ? selectOffersWithFile(db, file) : [];
}
