import { isAhead } from '../../page/ahead.ts';

/** Programs that look at links, as opposed to people who follow them. */
const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|embedly|lighthouse|pingdom|monitor/i;

/** Whether a request for a download counts: not one that looks ahead, nor a robot's. */
export function isCounted({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false;
  return !isAhead(headers) && !ROBOT.test(headers.get('user-agent') ?? '');
}
