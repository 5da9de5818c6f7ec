import { LRUCache } from 'lru-cache';
import { APIError, type PayloadRequest } from 'payload';
import { says } from './says.ts';

type Json = Readonly<Record<string, unknown>>;

/** Documents whose last writer, or withdrawal, is remembered. */
const MOST = 1_000;

/**
 * Refuses what a form saves that was opened before somebody else saved the document: a form holds all fields, so it
 * would undo what they wrote. Payload looks after that only where forms don't save by themselves.
 *
 * Who saved last is remembered by the program that staff sign in to. What it doesn't know it lets pass, as it does an
 * editor's own saves: a form may be saved again before it has heard when it was saved last.
 */
export function refuseStale() {
  const writers = new LRUCache<string, { user: unknown; email: unknown; at: number }>({ max: MOST });
  const withdrawn = new LRUCache<string, Withdrawal>({ max: MOST });
  return {
    /** @param key names the document */
    check(key: string, req: PayloadRequest, data: Json | undefined, stored: Json | undefined): void {
      const last = writers.get(key);
      const opened = timeOf(data);
      // A version that is restored is an old one, and whoever restores it means that.
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
        // Without any, Payload hands its own words to the browser.
        { changedBy: last.email },
        true,
      );
    },
    /**
     * After a save. What was scheduled is published or withdrawn as somebody has written it, who may write on; what was
     * withdrawn is published again only by who has seen that.
     */
    note(key: string, req: PayloadRequest, saved: Json): void {
      if (saved._status === 'published') withdrawn.delete(key);
      else if (req.context.isScheduled) withdrawn.set(key, { at: timeOf(saved), writing: new Set() });
      if (!req.context.isScheduled)
        writers.set(key, { user: req.user?.id, email: req.user?.email, at: timeOf(saved) });
    },
  };
}

/** What was withdrawn as it was scheduled, and who writes on in a form that was opened before, and was not told yet. */
interface Withdrawal {
  at: number;
  writing: Set<unknown>;
}

/**
 * Whether a form is about to publish what was withdrawn, and nobody has told its editor. A form that saves by itself hears when it
 * was saved last and is new by that, whatever its editor has seen; so is one that is opened anew after that, which can't be told
 * from it. Its editor, too, is told once, and publishes by asking once more.
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
