import type { Db } from '@spindle/platform/database.ts';
import { LineFull } from '@spindle/platform/few-at-once.ts';
import { hashPassword, verifyPassword } from './hashing.ts';
import { findPassword } from './queries.ts';

/**
 * Is this the member's password? If the address has no account or the account no password, a hash is computed all the same, so
 * that the time gives neither away.
 * @param email parsed by `emailAddress`.
 * @returns the member and the password's hash (for `isStillPassword`), or undefined.
 */
export async function checkPassword(
  db: Db,
  email: string,
  password: string,
): Promise<{ memberId: string; hash: string } | undefined> {
  const found = await findPassword(db, email);
  if (found) return (await verifyPassword({ hash: found.hash, password })) ? found : undefined;
  await hashPassword(password);
  return undefined;
}

/**
 * As `checkPassword`, or a `LineFull` when too many passwords are being checked at once: then this one must not count as a
 * guess.
 */
export function passwordOrFull(
  ...given: Parameters<typeof checkPassword>
): Promise<Awaited<ReturnType<typeof checkPassword>> | LineFull> {
  return checkPassword(...given).catch((error: unknown) => {
    if (error instanceof LineFull) return error;
    throw error;
  });
}
