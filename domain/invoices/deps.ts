import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Log } from '@spindle/platform/log.ts';

/** What is needed to issue a document. */
export interface IssueDeps {
  clock: Clock;
  jobs: Jobs;
  log: Log;
  /** Undefined if money is real; a sandbox's documents have separate numbers. */
  sandbox: object | undefined;
}

/** The same for use cases that begin the transaction. */
export interface InvoicesDeps extends IssueDeps {
  db: Db;
}
