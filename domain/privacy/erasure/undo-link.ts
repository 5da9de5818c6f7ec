import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { insertUndoToken } from './queries.ts';

/** Only the SHA-256 of a token is stored. */
export function hashOfUndo(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The token of a link that undoes an erasure, once. Created while its mail is being made, so that it is only in the mail. */
export async function newUndoToken(
  db: Db,
  { memberId, dueAt }: { memberId: string; dueAt: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertUndoToken(db, { tokenHash: hashOfUndo(token), memberId, expiresAt: dueAt });
  return token;
}
