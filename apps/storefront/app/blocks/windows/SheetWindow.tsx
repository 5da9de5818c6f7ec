import { AppWindow } from '../../ui/AppWindow.tsx';
import { SheetList, type SheetStep } from './SheetList.tsx';

/** A list in the words of the page: what is chosen, and what it comes to. */
export function SheetWindow({ step: { title, sheet } }: { step: SheetStep }) {
  return (
    <AppWindow title={sheet?.title ?? title}>
      <SheetList sheet={sheet} />
    </AppWindow>
  );
}
