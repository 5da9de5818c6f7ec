import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { canBeExtended } from '../licences/extend-licence.ts';
import type { Licence } from '../licences/licence.ts';
import { licencesOfMember } from '../licences/licences-of-member.ts';
import { type CodeProblem, codeKeyOf, problemOfCode } from './exchange-code.ts';
import { selectCode } from './queries.ts';

export interface ExchangePreview {
  pid: string;
  licenceType: LicenceType;
  redeemableUntil: Date | null;
  /** The member's licences that the code could extend instead of issuing a new one. */
  extendable: Licence[];
}

/** What redeeming a code would give. Changes nothing. */
export async function previewExchangeCode(
  deps: { db: Db; clock: Clock },
  { code: typed, memberId }: { code: string; memberId: string | undefined },
): Promise<{ ok: true; preview: ExchangePreview } | { ok: false; error: CodeProblem }> {
  const now = deps.clock.now();
  const key = codeKeyOf(typed);
  const found = key === undefined ? undefined : await selectCode(deps.db, key);
  const problem = problemOfCode(found, now);
  if (problem || !found) return { ok: false, error: problem ?? 'exchange_code_unknown' };
  const { pid, licenceType, redeemableUntil } = found.batch;
  const owned = memberId ? await licencesOfMember(deps, { memberId, product: pid }) : [];
  const extendable = owned.filter(
    (licence) => licence.pid === pid && licence.licenceType === licenceType && canBeExtended(licence, now),
  );
  return { ok: true, preview: { pid, licenceType, redeemableUntil, extendable } };
}
