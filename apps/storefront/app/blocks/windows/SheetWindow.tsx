import { AppWindow } from '../../ui/AppWindow.tsx';
import type { BlockOf } from '../block-props.ts';
import { SegmentBar } from './SegmentBar.tsx';

/** A list in the words of the page: what is chosen, and what it comes to. */
export function SheetWindow({ step: { title, sheet } }: { step: BlockOf<'blocks.steps'>['steps'][number] }) {
  const rows = sheet?.rows ?? [];
  const amounts = rows.flatMap(({ amount }) => amount || []);
  const whole = sheet?.whole ?? amounts.reduce((sum, amount) => sum + amount, 0);
  return (
    <AppWindow title={sheet?.title ?? title}>
      <ul>
        {rows.map(({ label, value, amount }) => (
          <li key={label} className="app-row app-sheet-row" data-on={amount === 0 ? undefined : ''}>
            <span className="app-mark" data-on={amount === 0 ? undefined : ''} />
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
    </AppWindow>
  );
}
