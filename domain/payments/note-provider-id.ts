import type { Db } from '@spindle/platform/database.ts';
import { updateOpened } from './queries.ts';

/** Notes the provider's id of a payment without a page, which is `open` from then on. */
export async function noteProviderId(db: Db, id: string, providerId: string): Promise<void> {
  const noted = await updateOpened(db, id, { providerId, redirectUrl: null });
  if (!noted) throw new Error(`payment ${id} is not ${providerId} at its provider`);
}
