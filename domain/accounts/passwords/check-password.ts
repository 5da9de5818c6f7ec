import type { Db } from '@spindle/platform/database.ts';
import { LineFull } from '@spindle/platform/few-at-once.ts';
import { hashPassword, verifyPassword } from './hashing.ts';
import { findPassword } from './queries.ts';

/**
 * Is this the member's password? For an address without an account or without a password one is hashed all the same, so
 * that neither shows in the time.
 * @param email parsed by `emailAddress`.
 * @returns whose it is, with its hash (`isStillPassword`), or undefined.
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

/** The same, or that so many passwords are given at once that this one can't be looked at soon: it counts as not given. */
export function passwordOrFull(
  ...given: Parameters<typeof checkPassword>
): Promise<Awaited<ReturnType<typeof checkPassword>> | LineFull> {
  return checkPassword(...given).catch((error: unknown) => {
    if (error instanceof LineFull) return error;
    throw error;
  });
}
