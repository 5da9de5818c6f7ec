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

/** The amounts of a list that are included, and the total that they must fit into. */
export function amountsOf(sheet: Sheet | undefined): { amounts: number[]; whole: number } {
  const amounts = (sheet?.rows ?? []).flatMap(({ amount }) => amount || []);
  return { amounts, whole: sheet?.whole ?? amounts.reduce((sum, amount) => sum + amount, 0) };
}

/**
 * The rows of a list, and their total. Rows with amounts can be ticked, and 0 means that a row is not included. Rows
 * without amounts are statements, and have no box.
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
