import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../../actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { RegisterDeps } from '../deps.ts';
import type { Holding, Subject } from '../holding.ts';
import { eraseMember } from '../job-kinds.ts';
import { subjectOf } from '../subject-of.ts';
import { endEach } from './end-each.ts';
import type { InTheWay } from './erasure.ts';
import {
  announceErasure,
  deleteJobsNaming,
  eraseRows,
  hasJobAbout,
  holdMember,
  markErased,
  noteWaitsFor,
  selectErasure,
  selectIdsOf,
} from './queries.ts';

const PRIVACY: Actor = { kind: 'system', name: 'privacy' };

export type CarriedOut = { erased: true } | { erased: false; waitsFor: InTheWay[] };

const NOTHING_TO_DO: CarriedOut = { erased: false, waitsFor: [] };

/**
 * Erases a member's data once that is due. First it ends what would go on by itself; then, when nothing of the member's is
 * under way any more, one transaction erases every table as the register says. The transaction holds the member first, as
 * undoing does. A crash leaves all of it done or nothing, and the job runs again. The audit says that a member was erased and
 * when, not who it was.
 */
export async function carryOutErasure(
  deps: { db: Db; clock: Clock } & RegisterDeps,
  { memberId }: { memberId: string },
): Promise<CarriedOut> {
  const { db, clock } = deps;
  const isDue = async (tx: Db) => {
    const asked = await selectErasure(tx, memberId);
    return asked !== undefined && asked.dueAt <= clock.now();
  };
  await endEach(deps, { memberId, when: 'due' }, isDue);
  return db.transaction(async (tx) => {
    const member = await holdMember(tx, memberId);
    if (!member || !(await isDue(tx))) return NOTHING_TO_DO;
    const subject = await subjectOf(tx, deps, { memberId, email: member.email }, 'erasure');
    const waitsFor = await whatIsInTheWay(tx, deps, subject);
    if (waitsFor.length > 0) {
      await noteWaitsFor(tx, memberId, waitsFor);
      return { erased: false, waitsFor };
    }
    await erase(tx, deps, subject);
    const at = clock.now();
    await markErased(tx, memberId, at);
    const record = { action: 'member.erase', subject: { kind: 'member' as const, id: memberId }, at };
    await writeAudit(tx, PRIVACY, { ...record, before: null, after: null });
    return { erased: true };
  });
}

async function whatIsInTheWay(tx: Db, deps: RegisterDeps, subject: Subject): Promise<InTheWay[]> {
  const found: InTheWay[] = [];
  for (const { inTheWay } of deps.erasures()) found.push(...((await inTheWay?.(tx, subject)) ?? []));
  // A mail that is being sent at this moment would afterwards store its address.
  const ids = await selectIdsOf(tx, deps.holdings(), subject);
  const about = { ids, emails: subject.emails, besides: eraseMember.name };
  if (await hasJobAbout(tx, about)) found.push('job');
  return found;
}

async function erase(tx: Db, { holdings, erasures }: RegisterDeps, subject: Subject): Promise<void> {
  await announceErasure(tx);
  for (const { erase: besides } of erasures()) await besides?.(tx, subject);
  for (const holding of inOrder(holdings())) await eraseRows(tx, holding, subject);
  await deleteJobsNaming(tx, subject.emails);
}

/** Last come the tables by which rows of other tables are found. */
function inOrder(holdings: readonly Holding[]): Holding[] {
  return [...holdings.filter(({ last }) => !last), ...holdings.filter(({ last }) => last)];
}
