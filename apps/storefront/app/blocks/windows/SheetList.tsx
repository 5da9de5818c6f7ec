import { Stylesheet } from '../../ui/Stylesheet.tsx';
import type { BlockOf } from '../block-props.ts';
import styles from './ListWindows.css?url';
import { SegmentBar } from './SegmentBar.tsx';

export type Sheet = NonNullable<BlockOf<'blocks.steps'>['steps'][number]['sheet']>;

/** A step whose window shows a list in the words of the page. */
export interface SheetStep {
  title: string;
  sheet?: Sheet | undefined;
}

/** What of a list comes along, and what it has to fit into. */
export function amountsOf(sheet: Sheet | undefined): { amounts: number[]; whole: number } {
  const amounts = (sheet?.rows ?? []).flatMap(({ amount }) => amount || []);
  return { amounts, whole: sheet?.whole ?? amounts.reduce((sum, amount) => sum + amount, 0) };
}

/**
 * The rows of a list with what they come to. Rows with amounts are chosen from, and of one with 0 nothing comes
 * along; others only say how things are, and have no box to tick.
 */
export function SheetList({ sheet }: { sheet: Sheet | undefined }) {
  const { amounts, whole } = amountsOf(sheet);
  const chosen = sheet?.rows.some(({ amount }) => amount !== undefined);
  return (
    <>
      <Stylesheet href={styles} />
      <ul>
        {sheet?.rows.map(({ label, value, amount }) => (
          <li key={label} className="app-row app-sheet-row" data-on={amount === 0 ? undefined : ''}>
            {chosen && <span className="app-mark" data-on={amount === 0 ? undefined : ''} />}
            <span>{label}</span>
            <span className="label">{value}</span>
          </li>
        ))}
      </ul>
      <div className="app-foot">
        {sheet?.totalValue && (
          <p className="app-total">
            <span>{sheet.totalLabel}</span>
            <span>{sheet.totalValue}</span>
          </p>
        )}
        {amounts.length > 0 && <SegmentBar parts={amounts} whole={whole} />}
      </div>
    </>
  );
}
