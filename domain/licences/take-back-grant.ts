import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { endsOf, type LicenceGrant, movedForward } from './grant.ts';
import type { Licence } from './licence.ts';
import { lockLicence, selectStandingGrants, updateGrant, updateLicence } from './queries.ts';

/**
 * Takes one grant back. If the licence has other grants, it works on with these; otherwise it is revoked for good. For staff with
 * `licences` and the shop itself.
 * @param tx the caller's transaction.
 */
export async function takeBackGrant(
  { db: tx, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { id, licenceId }: Pick<LicenceGrant, 'id' | 'licenceId'>,
): Promise<{ ok: true; licence: Licence } | { ok: false; error: 'not_allowed' | 'already_taken_back' }> {
  if (!(await mayAct(tx, actor, 'licences'))) return { ok: false, error: 'not_allowed' };
  const now = clock.now();
  const before = await lockLicence(tx, licenceId);
  const standing = await selectStandingGrants(tx, licenceId);
  const taken = standing.find((grant) => grant.id === id);
  if (!before || before.state === 'revoked' || !taken) return { ok: false, error: 'already_taken_back' };

  const moved = movedForward(
    taken,
    standing.filter((grant) => grant !== taken),
    now,
  );
  for (const changed of [{ ...taken, takenBackAt: now }, ...moved]) await updateGrant(tx, changed);
  const [first, ...others] = standing
    .filter((grant) => grant !== taken)
    .map((grant) => moved.find((later) => later.id === grant.id) ?? grant);
  const licence = await updateLicence(
    tx,
    licenceId,
    first ? endsOf([first, ...others]) : { state: 'revoked' },
  );
  await writeAudit(tx, actor, {
    action: first ? 'licence.shorten' : 'licence.revoke',
    subject: { kind: 'licence', id: licenceId },
    before: first ? endAudited(before) : { state: before.state },
    after: first ? endAudited(licence) : { state: licence.state },
    at: now,
  });
  return { ok: true, licence };
}

const endAudited = ({ worksUntil }: Licence) => ({ worksUntil: worksUntil?.toISOString() ?? null });
