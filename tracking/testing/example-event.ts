import { type TrackingEvent, WEB_VERSION } from '../protocol/event.ts';

/** A page view as the tracker sends it. */
export const examplePageView: TrackingEvent = {
  event: 'page_view',
  event_time: Date.UTC(2026, 10, 20, 12),
  sequence: 1,
  url: 'https://shop.example/dvd-ripper',
  referer_url: 'https://search.example/',
  web_version: WEB_VERSION,
  xargs_request_type: 'axios',
  lang_domain: 'en',
  s_id: 'c'.repeat(32),
  token_id: 'd'.repeat(32),
  visit_timestamp: Date.UTC(2026, 10, 20, 11, 55),
  viewport_width: 1440,
  viewport_height: 900,
  scroll_height: 5200,
};
