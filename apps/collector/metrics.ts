import type { Log } from '@spindle/platform/log.ts';
import { type Metrics, openMetrics } from '@spindle/platform/metrics.ts';
import { Counter, Gauge, Histogram } from 'prom-client';

export interface CollectorMetrics extends Metrics {
  /** Posts by outcome: kept, repeated, gpc, busy, or the reason of a refusal; not_storable is counted in addition to kept. */
  uploads: Counter<'outcome'>;
  insertSeconds: Histogram;
  insertRows: Histogram;
  complaints: Complaints;
}

export function createMetrics(log: Log, journalBytes: () => number): CollectorMetrics {
  const metrics = openMetrics('collector');
  const registers = [metrics.registry];
  new Gauge({
    name: 'collector_journal_bytes',
    help: 'Bytes of events taken and not yet stored',
    registers,
    collect() {
      this.set(journalBytes());
    },
  });
  return {
    ...metrics,
    uploads: new Counter({
      name: 'collector_uploads_total',
      help: 'Posts by what became of them',
      labelNames: ['outcome'],
      registers,
    }),
    insertSeconds: new Histogram({
      name: 'collector_insert_seconds',
      help: 'Time to store a batch',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    insertRows: new Histogram({
      name: 'collector_insert_rows',
      help: 'Rows of a batch',
      buckets: [1, 10, 50, 100, 250, 500, 1000, 2500, 5000],
      registers,
    }),
    complaints: createComplaints(log, 60_000),
  };
}

interface Complaints {
  /** Counts a refused post; the first of a kind is logged at once, the others as a number at the end of the period. */
  note(error: string): void;
}

/** Anybody can send rubbish: the log gets one line per reason and period, not one per post. */
export function createComplaints(log: Log, periodMs: number): Complaints {
  const counts = new Map<string, number>();
  return {
    note(error) {
      const count = counts.get(error);
      if (count !== undefined) {
        counts.set(error, count + 1);
        return;
      }
      log.warn({ error }, 'post refused');
      counts.set(error, 0);
      setTimeout(() => {
        const more = counts.get(error) ?? 0;
        counts.delete(error);
        if (more > 0) log.warn({ error, count: more }, 'more posts refused for the same reason');
      }, periodMs).unref();
    },
  };
}
