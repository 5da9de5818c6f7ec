import type { IncomingMessage } from 'node:http';
import { carriesToken } from '@spindle/platform/bearer-token.ts';
import { isReportName, REPORTS } from '@spindle/tracking/reports/reports.ts';
import type { EventStore } from '@spindle/tracking/store/event-store.ts';
import { z } from 'zod';
import { type Answer, refusal } from './answer.ts';
import type { Feeder } from './feeder.ts';

export interface ReportsDeps {
  store: Pick<EventStore, 'query'>;
  feeder: Pick<Feeder, 'flush'>;
  /** The token that the back office has to send. */
  reportsToken: string;
}

const range = z
  .object({ from: z.iso.date(), to: z.iso.date(), zone: z.string().refine(isTimeZone).default('UTC') })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= 400 * 86_400_000);

/** Named by place, like the event store's zones: `Europe/Berlin`. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/**
 * `GET /reports/<name>?from=2026-11-01&to=2026-11-30&zone=Europe/Berlin`, both days included (in UTC without a zone); for the
 * back office only.
 */
export async function reports(deps: ReportsDeps, request: IncomingMessage, url: URL): Promise<Answer> {
  if (request.method !== 'GET') return refusal(405, 'method_not_allowed');
  if (!carriesToken(request.headers.authorization, deps.reportsToken)) return refusal(401, 'unauthorised');
  const name = url.pathname.slice('/reports/'.length);
  if (!isReportName(name)) return refusal(404, 'not_found');
  const asked = range.safeParse(Object.fromEntries(url.searchParams));
  if (!asked.success) return refusal(400, 'wrong_range');
  // A report includes every event that was acknowledged before it was asked for.
  await deps.feeder.flush();
  const rows = await deps.store.query(REPORTS[name].sql, asked.data);
  return { status: 200, body: { data: z.array(REPORTS[name].row).parse(rows) } };
}
