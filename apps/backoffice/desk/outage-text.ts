import { askedLanguage } from '../asked-language.ts';
import { deskWords } from './desk-words.ts';

/**
 * The answer to a request that failed because the database does not answer.
 * @param said what it says: `noAnswer` if nothing was done, `maybeDone` if an action was under way
 */
export function outageText(headers: Headers, said: 'noAnswer' | 'maybeDone' = 'noAnswer'): Response {
  return new Response(`${deskWords(askedLanguage(headers)).words[said]}\n`, {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '10' },
  });
}
