import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { insertMembers, updateMember } from './queries.ts';

/** A member who had an account elsewhere. It comes without a password: a mailed link sets one. */
export interface ImportedMember {
  id: string;
  /** In lower case. */
  email: string;
  /** Whether the address was proved in the other system. */
  emailVerified: boolean;
  name: string;
  locale: Locale;
  /** ISO 3166. */
  country: string | null;
  createdAt: Date;
}

/** @throws when one of the addresses has got an account meanwhile; the caller's transaction must not commit then. */
export async function importMembers(tx: Db, imported: readonly ImportedMember[], at: Date): Promise<void> {
  await insertMembers(tx, imported, at);
}

/** Overwrites the given fields with what the other system says now. The address stays, and a proved address stays proved. */
export async function changeImportedMember(
  tx: Db,
  {
    id,
    emailVerified,
    ...profile
  }: Pick<ImportedMember, 'id' | 'emailVerified'> &
    Partial<Pick<ImportedMember, 'name' | 'locale' | 'country'>>,
  updatedAt: Date,
): Promise<void> {
  await updateMember(tx, id, { ...profile, updatedAt, ...(emailVerified && { emailVerified }) });
}
