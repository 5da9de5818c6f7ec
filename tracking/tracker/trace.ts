import { TRACE_CATEGORIES, TRACE_SAMPLE_RATE, type TraceCategory } from '../protocol/event.ts';
import { track } from './track.ts';

/**
 * Reports that something failed in front of a visitor: one of five times (spec §9), and like every event only
 * where the visitor has agreed.
 * @param label says more, and nothing about the visitor
 */
export function trace(category: TraceCategory, label: string, random: () => number = Math.random): void {
  if (random() < TRACE_SAMPLE_RATE)
    track('trace', { event_category: category, event_label: label.slice(0, 500) });
}

/** Reports what a page says of itself: `<main data-trace="page_server_error">`. */
export function tracePage(page: Document, random?: () => number): void {
  for (const { dataset } of page.querySelectorAll<HTMLElement>('[data-trace]')) {
    const category = TRACE_CATEGORIES.find((known) => known === dataset.trace);
    if (category) trace(category, page.documentElement.dataset.pageType ?? '', random);
  }
}
