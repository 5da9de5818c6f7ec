import type { Db } from '../database.ts';
import type { Log } from '../log.ts';
import { announcePurge, listenForPurges } from '../purge.ts';

const NOW = 'all until now';

export interface HeardPurges {
  /** The tags of each announcement that was made since this was asked for last, in their order. */
  untilNow(db: Db): Promise<string[][]>;
  close(): Promise<void>;
}

/**
 * Hears what storefronts are told. Announcements arrive in the order they were made in, and late on a busy machine: what
 * a test counts is therefore what came before an announcement of its own.
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
