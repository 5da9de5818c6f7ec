import { isAhead } from '../../page/ahead.ts';

/** Programs that look at links rather than people who follow them. */
const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|embedly|lighthouse|pingdom|monitor/i;

/** Whether a request for a download is one: not a look ahead, nor by a robot. */
export function isCounted({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false;
  return !isAhead(headers) && !ROBOT.test(headers.get('user-agent') ?? '');
}
