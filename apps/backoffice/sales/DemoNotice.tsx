import { dayIn } from '@spindle/domain/sales/sales.ts';
import { filled } from '../desk/desk-words.ts';

/** Says that a range holds made-up sales; nothing if it holds none. */
export function DemoNotice({
  demo,
  range,
  timeZone,
  tag,
  words,
}: {
  /** From when until when made-up customers have bought. */
  demo: { from: Date; until: Date } | undefined;
  /** ISO 8601 dates, both included. */
  range: { from: string; to: string };
  timeZone: string;
  tag: string;
  words: { demo: string };
}) {
  const seen = demo && dayIn(timeZone, demo.from) <= range.to && dayIn(timeZone, demo.until) >= range.from;
  if (!seen) return null;
  const day = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'long' });
  return <p role="note">{filled(words.demo, { from: day.format(demo.from), to: day.format(demo.until) })}</p>;
}
