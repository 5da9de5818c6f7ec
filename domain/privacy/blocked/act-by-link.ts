import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import { consumeLimits } from '../../accounts/consume-limits.ts';
import { CODE_BY_IP } from '../../accounts/limits.ts';
import { startErasure } from '../erasure/start-erasure.ts';
import { selectArchive } from '../queries.ts';
import { startExport } from '../start-export.ts';
import { type DataLinkRefusal, openDataLink } from './data-link.ts';

interface Deps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  limits: Limits;
}
type Follower = { token: string; ip: string };

/** Has the archive of a blocked member's data made; the mail that says it is ready leads back to this page. */
export async function exportByLink(
  deps: Deps,
  { token, ip }: Follower,
): Promise<{ ok: true } | { ok: false; error: 'export_too_soon' } | DataLinkRefusal> {
  const opened = await open(deps, { token, ip });
  return opened.ok ? startExport(deps, opened.link.memberId) : opened;
}

/** A blocked member's archive, for as long as it can be fetched. */
export async function fetchByLink(
  deps: Omit<Deps, 'jobs'>,
  { token, ip }: Follower,
): Promise<{ ok: true; archive: Buffer } | { ok: false; error: 'not_found' } | DataLinkRefusal> {
  const opened = await open(deps, { token, ip });
  if (!opened.ok) return opened;
  const archive = await selectArchive(deps.db, opened.link.memberId, deps.clock.now());
  return archive ? { ok: true, archive } : { ok: false, error: 'not_found' };
}

/** Has a blocked member's data erased, as if they had asked while logged in: with the grace period, and a mail that undoes it. */
export async function eraseByLink(
  deps: Deps & { config: Pick<Config, 'erasureGraceDays'> },
  { token, ip }: Follower,
): Promise<{ ok: true; dueAt: Date } | DataLinkRefusal> {
  const opened = await open(deps, { token, ip });
  if (!opened.ok) return opened;
  const dueAt = await startErasure(deps, opened.link.memberId, async (tx) => {
    // While waiting for the member's lock, another request may have used the link, or staff may have unblocked the member.
    const standing = await openDataLink(tx, token, deps.clock.now());
    return standing.ok;
  });
  return dueAt ? { ok: true, dueAt } : { ok: false, error: 'link_ended' };
}

async function open({ db, clock, limits }: Omit<Deps, 'jobs'>, { token, ip }: Follower) {
  const limited = await consumeLimits(limits, [[CODE_BY_IP, { ip }]]);
  return limited ?? openDataLink(db, token, clock.now());
}
