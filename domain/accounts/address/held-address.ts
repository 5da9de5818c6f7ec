import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { revertibleAfter } from './address-code.ts';
import { selectHold } from './queries.ts';

/** Leaves the savepoint without a trace. */
class AddressHeld extends Error {}

interface Asked {
  email: string;
  /** Who gave the address up may have it again. */
  except?: string;
}

/**
 * An address that an account has given up is held for it as long as a mailed link gives it back: nobody else registers with it,
 * moves to it, or comes in with it by Google. Who buys with it is not refused (`docs/decisions/0072-held-addresses.md`).
 * @returns the change by which it was given up
 */
export function findHold(
  { db, clock }: { db: Db; clock: Clock },
  { email, except }: Asked,
): Promise<{ changeId: string; changedAt: Date } | undefined> {
  return selectHold(db, { email, after: revertibleAfter(clock.now()), except });
}

/** Does what gives somebody an address, and undoes it where the address is held: then the answer is undefined. */
export async function unlessHeld<Result>(
  tx: Db,
  clock: Clock,
  asked: Asked,
  give: (inner: Db) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await tx.transaction(async (inner) => {
      const given = await give(inner);
      // Afterwards: who was giving the address up has been waited for, and what they did is seen now.
      if (await findHold({ db: inner, clock }, asked)) throw new AddressHeld();
      return given;
    });
  } catch (thrown) {
    if (thrown instanceof AddressHeld) return undefined;
    throw thrown;
  }
}
