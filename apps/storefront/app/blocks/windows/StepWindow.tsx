import type { ComponentType } from 'react';
import type { DiscLine } from '../../ui/Disc.tsx';
import type { BlockOf } from '../block-props.ts';
import { DiscsWindow } from './DiscsWindow.tsx';
import { FormatWindow } from './FormatWindow.tsx';
import { FramesWindow } from './FramesWindow.tsx';
import { LibraryWindow } from './LibraryWindow.tsx';
import { MenuWindow } from './MenuWindow.tsx';
import { ProgressWindow } from './ProgressWindow.tsx';
import { SheetWindow } from './SheetWindow.tsx';
import { SourceWindow } from './SourceWindow.tsx';
import { TimelineWindow } from './TimelineWindow.tsx';
import { TitlesWindow } from './TitlesWindow.tsx';

type Step = BlockOf<'blocks.steps'>['steps'][number];

const WINDOWS: Record<Step['window'], ComponentType<{ line: DiscLine; step: Step }>> = {
  source: SourceWindow,
  titles: TitlesWindow,
  format: FormatWindow,
  progress: ProgressWindow,
  library: LibraryWindow,
  menu: MenuWindow,
  sheet: SheetWindow,
  discs: DiscsWindow,
  timeline: TimelineWindow,
  frames: FramesWindow,
};

/** The window of the application at one step, with the figures of the discs that the tool is for. */
export function StepWindow({ step, line }: { step: Step; line: DiscLine }) {
  const Drawn = WINDOWS[step.window];
  return <Drawn line={line} step={step} />;
}
