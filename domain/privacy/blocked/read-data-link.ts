import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import { whenDue } from '../erasure/when-due.ts';
import { type MemberPrivacy, readPrivacy } from '../read-privacy.ts';
import { openDataLink } from './data-link.ts';

/** What a link shows the member; nothing is used up, so mail scanners may open it. */
export type ShownLink =
  | { state: 'ended' }
  /** The second factor has to be given first. */
  | { state: 'factor' }
  | { state: 'open'; email: string; privacy: MemberPrivacy; dueAt: Date };

export async function readDataLink(
  deps: { db: Db; clock: Clock; config: Pick<Config, 'erasureGraceDays'> },
  token: string,
): Promise<ShownLink> {
  const opened = await openDataLink(deps.db, token, deps.clock.now());
  if (!opened.ok) return { state: opened.error === 'link_ended' ? 'ended' : 'factor' };
  const { memberId, email } = opened.link;
  const [privacy, dueAt] = [await readPrivacy(deps, memberId), await whenDue(deps, memberId)];
  return { state: 'open', email, privacy, dueAt };
}
