import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { CentreSection } from '../../page/member-sections.ts';

/** A section of the member centre that could not be loaded. */
export interface FailedSection {
  section: CentreSection;
  failed: true;
}

/**
 * Turns an error into a failed section. Thrown responses, such as a 404, and database outages, which concern the whole
 * shop, pass through.
 */
export async function orFailed<Shown>(
  section: CentreSection,
  log: Log,
  loading: Promise<Shown>,
): Promise<Shown | FailedSection> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof Error) || isDatabaseOutage(error)) throw error;
    log.error({ err: error, section }, 'a section of the member centre could not be loaded');
    return { section, failed: true };
  }
}
