import { askedLanguage } from '../asked-language.ts';
import { deskWords } from './desk-words.ts';

/**
 * To whom the database could not answer.
 * @param said what they read: `noAnswer` where nothing was done, `maybeDone` where an action was under way
 */
export function outageText(headers: Headers, said: 'noAnswer' | 'maybeDone' = 'noAnswer'): Response {
  return new Response(`${deskWords(askedLanguage(headers)).words[said]}\n`, {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '10' },
  });
}
