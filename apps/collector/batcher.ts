import { randomUUID } from 'node:crypto';

export interface BatcherOptions<Row> {
  /** Stores a batch durably, all of it or nothing; called again with the same token when it failed. */
  store(rows: readonly Row[], token: string): Promise<void>;
  /** Whether this error of `store` says that a row of the batch can't be stored, however often it is tried. */
  isRefusal(error: unknown): boolean;
  /**
   * How long the first row of a batch waits for company, in ms; longer only while another batch is written, and
   * then half as long as that took, this long at most.
   */
  delay: number;
  /** What may wait or be under way; more is refused. */
  capacity: { rows: number; bytes: number };
  /** Attempts for a batch, 100 ms apart and doubling. */
  attempts: number;
  onFailure(error: unknown, attempt: number): void;
}

/** `full` comes at once; `failed` may be tried again later; `refused` is this row's own fault. */
export type Outcome = 'stored' | 'full' | 'failed' | 'refused';

export interface Batcher<Row> {
  /**
   * Resolves when it is known what became of the row.
   * @param bytes what it weighs, for the capacity.
   */
  add(row: Row, bytes: number): Promise<Outcome>;
  readonly waiting: number;
  /** Waits until everything taken is settled. */
  drain(): Promise<void>;
}

interface Waiting<Row> {
  row: Row;
  bytes: number;
  settle(outcome: Outcome): void;
}

/**
 * Group commit: many posts share one insert, and each is answered only after it. One batch is written at a
 * time; while it is written the next one gathers, so batches grow with the load. A batch that is refused for
 * what it holds is halved until the row that can't be stored stands alone.
 */
export function createBatcher<Row>(options: BatcherOptions<Row>): Batcher<Row> {
  let gathering: Waiting<Row>[] = [];
  let gatheringSince = 0;
  /** A batch costs about 15 ms of processor time however small it is: under load a rest makes them fewer and larger. */
  let restUntil = 0;
  let waiting = 0;
  let waitingBytes = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  const schedule = () => {
    if (timer || writing || gathering.length === 0) return;
    const left = Math.max(gatheringSince + options.delay, restUntil) - performance.now();
    if (left > 0) timer = setTimeout(flush, left);
    else flush();
  };

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const batch = gathering;
    gathering = [];
    const began = performance.now();
    writing = write(batch, randomUUID()).then(() => {
      writing = undefined;
      const now = performance.now();
      restUntil = now + Math.min((now - began) / 2, options.delay);
      schedule();
    });
  }

  /** A refused batch left nothing in the store, so its halves go under tokens of their own. */
  async function write(batch: readonly Waiting<Row>[], token: string): Promise<void> {
    const outcome = await tryToStore(
      batch.map(({ row }) => row),
      token,
    );
    if (outcome === 'refused' && batch.length > 1) {
      const middle = batch.length >> 1;
      await write(batch.slice(0, middle), `${token}-0`);
      await write(batch.slice(middle), `${token}-1`);
      return;
    }
    for (const { bytes, settle } of batch) {
      waiting--;
      waitingBytes -= bytes;
      settle(outcome);
    }
  }

  async function tryToStore(rows: readonly Row[], token: string): Promise<Outcome> {
    for (let attempt = 1; ; attempt++) {
      try {
        await options.store(rows, token);
        return 'stored';
      } catch (error) {
        options.onFailure(error, attempt);
        if (options.isRefusal(error)) return 'refused';
        if (attempt >= options.attempts) return 'failed';
        await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** (attempt - 1)));
      }
    }
  }

  return {
    add(row, bytes) {
      const { capacity } = options;
      if (waiting >= capacity.rows || waitingBytes + bytes > capacity.bytes) return Promise.resolve('full');
      waiting++;
      waitingBytes += bytes;
      return new Promise((settle) => {
        if (gathering.length === 0) gatheringSince = performance.now();
        gathering.push({ row, bytes, settle });
        schedule();
      });
    },
    get waiting() {
      return waiting;
    },
    async drain() {
      while (writing || gathering.length > 0) {
        if (!writing) flush();
        await writing;
      }
    },
  };
}
