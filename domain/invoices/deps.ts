import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Log } from '@spindle/platform/log.ts';

/** What it takes to issue a document. */
export interface IssueDeps {
  clock: Clock;
  jobs: Jobs;
  log: Log;
  /** Undefined where money is real; a sandbox's documents have numbers of their own. */
  sandbox: object | undefined;
}

/** The same for those who begin the transaction. */
export interface InvoicesDeps extends IssueDeps {
  db: Db;
}
