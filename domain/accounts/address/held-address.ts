import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { revertibleAfter } from './address-code.ts';
import { selectHold } from './queries.ts';

/** Rolls the savepoint back. */
class AddressHeld extends Error {}

interface Asked {
  email: string;
  /** The member who gave the address up, who may have it again. */
  except?: string;
}

/**
 * An address that an account has given up is held for that account as long as a mailed link can give it back: nobody else can
 * register with it, move to it, or come in with it by Google. Buying with it is not refused
 * (`docs/decisions/0072-held-addresses.md`).
 * @returns the change of address by which it was given up
 */
export function findHold(
  { db, clock }: { db: Db; clock: Clock },
  { email, except }: Asked,
): Promise<{ changeId: string; changedAt: Date } | undefined> {
  return selectHold(db, { email, after: revertibleAfter(clock.now()), except });
}

/** Runs `give`, which gives somebody an address, and rolls it back where the address is held; then the result is undefined. */
export async function unlessHeld<Result>(
  tx: Db,
  clock: Clock,
  asked: Asked,
  give: (inner: Db) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await tx.transaction(async (inner) => {
      const given = await give(inner);
      // Checked afterwards: `give` has waited for an account that was giving the address up, so that its change is visible
      // now.
      if (await findHold({ db: inner, clock }, asked)) throw new AddressHeld();
      return given;
    });
  } catch (thrown) {
    if (thrown instanceof AddressHeld) return undefined;
    throw thrown;
  }
}
