import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { openLog } from '@spindle/platform/log.ts';
import type { ReactNode } from 'react';
import { deskWords } from './desk-words.ts';
import { GUTTER } from './gutter.ts';

/**
 * A page of the back office, or that the database does not answer where that is what keeps it from being drawn.
 * @param language as the back office names it (`zh-TW`)
 */
export async function orNoAnswer(
  language: string | undefined,
  draw: () => Promise<ReactNode>,
): Promise<ReactNode> {
  try {
    return await draw();
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error;
    const log = openLog('backoffice', 'warn');
    log.warn({ err: error }, 'the database did not answer the desk');
    return (
      <div className={GUTTER}>
        <p role="alert">{deskWords(language).words.noAnswer}</p>
      </div>
    );
  }
}
