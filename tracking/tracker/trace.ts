import { TRACE_CATEGORIES, TRACE_SAMPLE_RATE, type TraceCategory } from '../protocol/event.ts';
import { track } from './track.ts';

/**
 * Reports that something failed in front of a visitor: one case in five (spec §9), and like every event only with consent.
 * @param label details, without anything about the visitor
 */
export function trace(category: TraceCategory, label: string, random: () => number = Math.random): void {
  if (random() < TRACE_SAMPLE_RATE)
    track('trace', { event_category: category, event_label: label.slice(0, 500) });
}

/**
 * Reports what a page declares (`<main data-trace="page_server_error">`), and headings that are missing in its `main` (spec
 * §8): header and footer have headings of their own.
 */
export function tracePage(page: Document, random?: () => number): void {
  const label = page.documentElement.dataset.pageType ?? '';
  const said = [...page.querySelectorAll<HTMLElement>('[data-trace]')].flatMap(
    ({ dataset }) => TRACE_CATEGORIES.find((known) => known === dataset.trace) ?? [],
  );
  const categories = said.length > 0 ? said : missingHeadings(page.querySelector('main') ?? page.body);
  for (const category of categories) trace(category, label, random);
}

function missingHeadings(content: Element): TraceCategory[] {
  const [h1, h2] = ['h1', 'h2'].map((name) => content.querySelector(name));
  if (h1) return h2 ? [] : ['no_h2_tag'];
  return [h2 ? 'no_h1_tag' : 'no_h1_tag_no_h2_tag'];
}
