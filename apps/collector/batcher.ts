import { randomUUID } from 'node:crypto';

export interface BatcherOptions<Row> {
  /** Stores a batch durably; called again with the same token when it failed. */
  store(rows: readonly Row[], token: string): Promise<void>;
  /** How long the first row of a batch waits for company, in ms. */
  delay: number;
  /** Rows that may wait or be under way; more are refused. */
  capacity: number;
  /** Attempts for a batch, 100 ms apart and doubling. */
  attempts: number;
  onFailure(error: unknown, attempt: number): void;
}

export interface Batcher<Row> {
  /** Resolves when the row is stored. `full` comes at once, `failed` when the store refused the batch. */
  add(row: Row): Promise<'stored' | 'full' | 'failed'>;
  readonly waiting: number;
  /** Waits until everything taken is stored. */
  drain(): Promise<void>;
}

/**
 * Group commit: many posts share one insert, and each is answered only after it. One batch is written at a
 * time; while it is written the next one gathers, so batches grow with the load.
 */
export function createBatcher<Row>(options: BatcherOptions<Row>): Batcher<Row> {
  let rows: Row[] = [];
  let settle: ((outcome: 'stored' | 'failed') => void)[] = [];
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  const schedule = () => {
    if (!timer && !writing && rows.length > 0) timer = setTimeout(flush, options.delay);
  };

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const batch = rows;
    const done = settle;
    rows = [];
    settle = [];
    writing = write(batch).then((outcome) => {
      waiting -= batch.length;
      for (const resolve of done) resolve(outcome);
      writing = undefined;
      schedule();
    });
  }

  async function write(batch: readonly Row[]): Promise<'stored' | 'failed'> {
    const token = randomUUID();
    for (let attempt = 1; ; attempt++) {
      try {
        await options.store(batch, token);
        return 'stored';
      } catch (error) {
        options.onFailure(error, attempt);
        if (attempt >= options.attempts) return 'failed';
        await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** (attempt - 1)));
      }
    }
  }

  return {
    add(row) {
      if (waiting >= options.capacity) return Promise.resolve('full');
      waiting++;
      rows.push(row);
      return new Promise((resolve) => {
        settle.push(resolve);
        schedule();
      });
    },
    get waiting() {
      return waiting;
    },
    async drain() {
      while (writing || rows.length > 0) {
        if (!writing) flush();
        await writing;
      }
    },
  };
}
