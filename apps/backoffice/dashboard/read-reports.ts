import { REPORTS, type ReportName, type ReportRow } from '@spindle/tracking/reports/reports.ts';
import { z } from 'zod';

/** How to reach the collector's reports. */
export interface ReportsAccess {
  /** The collector's origin. */
  collector: string;
  /** `reportsToken(secret)` of the tracking package. */
  token: string;
}

/** A dashboard that waits for a collector is worse than one without its figures, in ms. */
const PATIENCE = 3000;

/**
 * Asks the collector for a report; days of `zone` (IANA), both included. `down` when it does not answer, or
 * not with what was asked for.
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
