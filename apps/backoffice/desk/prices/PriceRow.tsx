import type { DeskWords } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import { type PriceDates, stateOf } from './price-rows.ts';

/** From when until when a discount applies, and its state. */
export function Runs({
  row,
  now,
  format,
  words: { prices },
}: {
  row: PriceDates;
  now: Date;
  format(time: Date): string;
  words: DeskWords;
}) {
  return (
    <>
      {row.startsAt && `${format(row.startsAt)} – `}
      {row.endsAt ? format(row.endsAt) : prices.noEnd}{' '}
      <span className="desk-state">{prices.states[stateOf(row, now)]}</span>
    </>
  );
}

export function Uses({ row: { used, maxUses } }: { row: { used: number; maxUses: number | null } }) {
  return maxUses === null ? used : `${used} / ${maxUses}`;
}

/** The button that ends the discount of a row. */
export function EndIt({
  name,
  words: { prices },
  ...asked
}: {
  action: string;
  fields: Readonly<Record<string, string>>;
  question: string;
  name: string;
  words: Pick<DeskWords, 'prices'>;
}) {
  return <AskFirst {...asked} name={`${prices.end}: ${name}`} label={prices.end} yes={prices.endYes} />;
}
