import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { openLog } from '@spindle/platform/log.ts';
import type { ReactNode } from 'react';
import { deskWords } from './desk-words.ts';
import { GUTTER } from './gutter.ts';

/**
 * Draws a page of the back office, or a message if the database does not answer.
 * @param language by the back office's name for it (`zh-TW`)
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
