import { z } from 'zod';
import { CHECKOUT_STEPS } from '../protocol/event.ts';

const day = z.iso.date();
const count = z.coerce.number();

/** A day begins at midnight in its zone. */
const WITHIN = `received_at >= toDateTime({from:Date}, {zone:String})
        AND received_at < toDateTime({to:Date} + INTERVAL 1 DAY, {zone:String})`;

/**
 * Queries for the event store. Each takes `from` and `to` (days, both included) and the `zone` of these days (IANA). Uploads
 * and sessions are counted as distinct ids, so that a post received by two collectors counts once.
 */
export const REPORTS = {
  /** Visits (sessions), visitors and page views by day. */
  'visits-by-day': {
    sql: `SELECT toString(toDate(received_at, {zone:String})) AS day,
        uniqExact(s_id) AS visits, uniqExact(guid) AS visitors, uniqExact(upload_id) AS pageViews
      FROM events
      WHERE event = 'page_view' AND ${WITHIN}
      GROUP BY day ORDER BY day`,
    row: z.object({ day, visits: count, visitors: count, pageViews: count }),
  },
  /** Clicks on a buy button by day. */
  'buy-clicks-by-day': {
    sql: `SELECT toString(toDate(received_at, {zone:String})) AS day, uniqExact(upload_id) AS clicks, uniqExact(s_id) AS visits
      FROM events
      WHERE event = 'buy_click' AND ${WITHIN}
      GROUP BY day ORDER BY day`,
    row: z.object({ day, clicks: count, visits: count }),
  },
  /** Visits that reached each step of the checkout, in order. A visit that skipped a step counts for that step, too. */
  'checkout-funnel': {
    sql: `SELECT step, countIf(reached >= position) AS visits
      FROM (
        SELECT s_id, max(indexOf([${CHECKOUT_STEPS.map((step) => `'${step}'`).join(', ')}], event)) AS reached
        FROM events
        WHERE event IN (${CHECKOUT_STEPS.map((step) => `'${step}'`).join(', ')})
          AND ${WITHIN}
        GROUP BY s_id
      ) AS furthest
      RIGHT JOIN (
        SELECT arrayJoin(arrayEnumerate([${CHECKOUT_STEPS.map((step) => `'${step}'`).join(', ')}])) AS position,
          [${CHECKOUT_STEPS.map((step) => `'${step}'`).join(', ')}][position] AS step
      ) AS steps ON 1 = 1
      GROUP BY step, position ORDER BY position`,
    row: z.object({ step: z.enum(CHECKOUT_STEPS), visits: count }),
  },
} as const;

export type ReportName = keyof typeof REPORTS;
export type ReportRow<Name extends ReportName> = z.output<(typeof REPORTS)[Name]['row']>;

export function isReportName(name: string): name is ReportName {
  return Object.hasOwn(REPORTS, name);
}
