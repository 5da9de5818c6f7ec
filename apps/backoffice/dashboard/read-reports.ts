import { REPORTS, type ReportName, type ReportRow } from '@spindle/tracking/reports/reports.ts';
import { z } from 'zod';

/** How to reach the collector's reports. */
export interface ReportsAccess {
  /** The collector's origin. */
  collector: string;
  /** `reportsToken(secret)` of the tracking package. */
  token: string;
}

/** How long to wait for the collector, in ms. A dashboard without its figures is better than one that keeps waiting. */
const PATIENCE = 3000;

/**
 * Asks the collector for a report; the range holds days in the time zone `zone` (IANA), both included.
 * @returns `down` if the collector does not answer, or not with such a report
 */
export async function readReport<Name extends ReportName>(
  access: ReportsAccess,
  name: Name,
  range: { from: string; to: string; zone: string },
): Promise<ReportRow<Name>[] | 'down'> {
  const url = new URL(`/reports/${name}`, access.collector);
  url.search = new URLSearchParams(range).toString();
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${access.token}` },
      signal: AbortSignal.timeout(PATIENCE),
      cache: 'no-store',
    });
    const { data } = z.object({ data: z.array(REPORTS[name].row) }).parse(await response.json());
    return data as ReportRow<Name>[];
  } catch {
    return 'down';
  }
}
