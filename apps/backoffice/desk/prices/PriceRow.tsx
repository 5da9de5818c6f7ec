import type { DeskWords } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import { stateOf } from './price-rows.ts';

/** From when until when something lowers prices, and where it stands. */
export function Runs({
  row,
  now,
  format,
  words: { prices },
}: {
  row: Parameters<typeof stateOf>[0];
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

/** Change it and, while it has not ended, end it. */
export function PriceActions({
  name,
  edit,
  end,
  words: { prices },
}: {
  name: string;
  edit: string;
  end: { action: string; fields: Readonly<Record<string, string>>; question: string } | undefined;
  words: DeskWords;
}) {
  return (
    <>
      <a href={edit} aria-label={`${prices.edit}: ${name}`}>
        {prices.edit}
      </a>
      {end && <EndIt {...end} name={name} words={{ prices }} />}
    </>
  );
}

/** A button that ends what the row is about. */
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
