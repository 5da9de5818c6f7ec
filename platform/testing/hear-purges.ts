import type { Db } from '../database.ts';
import type { Log } from '../log.ts';
import { announcePurge, listenForPurges } from '../purge.ts';

const NOW = 'all until now';

export interface HeardPurges {
  /** The tags of each announcement since the last call, in order. */
  untilNow(db: Db): Promise<string[][]>;
  close(): Promise<void>;
}

/**
 * Listens to what storefronts are told. Announcements arrive in the order in which they were made, but late on a busy machine:
 * so a test gets what came before an announcement of its own.
 */
export async function hearPurges(url: string, log: Log): Promise<HeardPurges> {
  const listening = Promise.withResolvers<void>();
  let heard: string[][] = [];
  let caughtUp = Promise.withResolvers<void>();
  const { close } = listenForPurges(url, log, {
    purge: (tags) => (tags[0] === NOW ? caughtUp.resolve() : heard.push([...tags])),
    purgeAll: listening.resolve,
  });
  await listening.promise;
  return {
    async untilNow(db) {
      caughtUp = Promise.withResolvers();
      await announcePurge(db, [NOW]);
      await caughtUp.promise;
      const all = heard;
      heard = [];
      return all;
    },
    close,
  };
}
