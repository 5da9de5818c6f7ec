import { LRUCache } from 'lru-cache';
import { APIError, type PayloadRequest } from 'payload';
import { says } from './says.ts';

type Json = Readonly<Record<string, unknown>>;

/** For how many documents the last writer, or a withdrawal, is remembered. */
const MOST = 1_000;

/**
 * Refuses a save from a form that was opened before somebody else saved the document: a form holds all fields, so it
 * would undo their work. Payload checks this only for forms without autosave.
 *
 * The last writer is remembered by the program in which staff log in. What it does not know, it lets pass. It also lets
 * pass an editor's own saves, because a form may be saved again before it has heard when it was last saved.
 */
export function refuseStale() {
  const writers = new LRUCache<string, { user: unknown; email: unknown; at: number }>({ max: MOST });
  const withdrawn = new LRUCache<string, Withdrawal>({ max: MOST });
  return {
    /** @param key identifies the document */
    check(key: string, req: PayloadRequest, data: Json | undefined, stored: Json | undefined): void {
      const last = writers.get(key);
      const opened = timeOf(data);
      // A restored version is old on purpose.
      if (req.context.isRestoringVersion) return;
      const gone = withdrawn.get(key);
      if (
        gone &&
        req.user &&
        isUntold(gone, req.user.id, { opened, publishes: data?._status === 'published' })
      )
        throw new APIError(says(req)('stale.withdrawn'), 409, { withdrawn: true }, true);
      if (!last || !req.user || last.user === req.user.id || Number.isNaN(opened)) return;
      if (last.at <= opened || timeOf(stored) <= opened) return;
      throw new APIError(
        says(req)('stale.changed', { email: String(last.email) }),
        409,
        // Without data, Payload replaces the message by words of its own.
        { changedBy: last.email },
        true,
      );
    },
    /**
     * Runs after a save. A scheduled job publishes or withdraws only what somebody has written, and its author may go on
     * writing. What was withdrawn can only be published again by somebody who knows that.
     */
    note(key: string, req: PayloadRequest, saved: Json): void {
      if (saved._status === 'published') withdrawn.delete(key);
      else if (req.context.isScheduled) withdrawn.set(key, { at: timeOf(saved), writing: new Set() });
      if (!req.context.isScheduled)
        writers.set(key, { user: req.user?.id, email: req.user?.email, at: timeOf(saved) });
    },
  };
}

/** A scheduled withdrawal, and the users who are writing in a form that was opened before it, and have not been told yet. */
interface Withdrawal {
  at: number;
  writing: Set<unknown>;
}

/**
 * Whether a form is about to publish what was withdrawn without its editor knowing. An autosaving form hears when it was
 * last saved, and counts as new from then on, whatever its editor has seen; a form that was opened after the withdrawal
 * looks just the same. So its editor is told once, too, and publishes by asking again.
 */
function isUntold(
  { at, writing }: Withdrawal,
  user: unknown,
  { opened, publishes }: { opened: number; publishes: boolean },
): boolean {
  const isOlder = opened < at;
  if (publishes) return writing.delete(user) || isOlder;
  if (isOlder) writing.add(user);
  return false;
}

const timeOf = (document: Json | undefined) => Date.parse(String(document?.updatedAt));
