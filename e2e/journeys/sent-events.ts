import type { Page } from '@playwright/test';
import { collector } from '../addresses.ts';

export interface SentEvent {
  event: string;
  sequence: number;
  xargs_request_type: string;
  pids?: string[];
  event_category?: string;
  event_label?: string;
  event_target?: { fullurl?: string };
  s_id?: string;
  url: string;
  referer_url?: string;
}

/** Everything the page sends to the collector, except preflights. */
export function watchEvents(page: Page): SentEvent[] {
  const events: SentEvent[] = [];
  page.on('request', (request) => {
    const body = request.postData();
    if (!request.url().startsWith(collector) || !body) return;
    const { data } = JSON.parse(body) as { data: string };
    events.push(JSON.parse(Buffer.from(data, 'base64').toString()));
  });
  return events;
}
