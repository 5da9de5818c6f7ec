import { APIError, type PayloadRequest } from 'payload';

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
  const writers = new Map<string, { user: unknown; email: unknown; at: number }>();
  const withdrawn = new Map<string, number>();
  return {
    /** @param key names the document */
    check(key: string, req: PayloadRequest, data: Json | undefined, stored: Json | undefined): void {
      const last = writers.get(key);
      const opened = timeOf(data);
      // A version that is restored is an old one, and whoever restores it means that.
      if (req.context.isRestoringVersion) return;
      if (req.user && data?._status === 'published' && (withdrawn.get(key) ?? 0) > opened)
        throw new APIError(
          'This document was withdrawn, as somebody had scheduled it, since you opened it. Nothing was published: copy what you wrote, and reload the page.',
          409,
          { withdrawn: true },
          true,
        );
      if (!last || !req.user || last.user === req.user.id || Number.isNaN(opened)) return;
      if (last.at <= opened || timeOf(stored) <= opened) return;
      throw new APIError(
        `${last.email} has changed this document since you opened it. Nothing of yours was saved: copy what you wrote, and reload the page.`,
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
      else if (req.context.isScheduled) keep(withdrawn, key, timeOf(saved));
      if (!req.context.isScheduled)
        keep(writers, key, { user: req.user?.id, email: req.user?.email, at: timeOf(saved) });
    },
  };
}

/** As the latest of those that are remembered. */
function keep<Value>(remembered: Map<string, Value>, key: string, value: Value): void {
  remembered.delete(key);
  remembered.set(key, value);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST && oldest !== undefined) remembered.delete(oldest);
}

const timeOf = (document: Json | undefined) => Date.parse(String(document?.updatedAt));
