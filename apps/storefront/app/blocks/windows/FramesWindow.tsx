import { AppWindow } from '../../ui/AppWindow.tsx';
import { SplitStill } from '../drawings/SplitStill.tsx';
import { SheetList, type SheetStep } from './SheetList.tsx';

/** A frame before and after, and the settings that make the difference. */
export function FramesWindow({ step }: { step: SheetStep }) {
  return (
    <AppWindow title={step.sheet?.title ?? step.title}>
      <div className="app-frames">
        <SplitStill change="points" still />
      </div>
      <SheetList sheet={step.sheet} />
    </AppWindow>
  );
}
