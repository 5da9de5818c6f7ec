import type { Db } from '@spindle/platform/database.ts';
import { z } from 'zod';
import { selectRelease } from './queries.ts';
import type { Release } from './release.ts';

/** A release by its id, unless it was withdrawn. */
export async function findRelease(db: Db, id: string): Promise<Release | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const release = await selectRelease(db, id);
  return release?.withdrawnAt === null ? release : undefined;
}
