import type { ComponentType } from 'react';
import type { DiscLine } from '../../ui/Disc.tsx';
import type { BlockOf } from '../block-props.ts';
import { FormatWindow } from './FormatWindow.tsx';
import { LibraryWindow } from './LibraryWindow.tsx';
import { ProgressWindow } from './ProgressWindow.tsx';
import { SourceWindow } from './SourceWindow.tsx';
import { TitlesWindow } from './TitlesWindow.tsx';

type WindowName = BlockOf<'blocks.steps'>['steps'][number]['window'];

const WINDOWS: Record<WindowName, ComponentType<{ line: DiscLine }>> = {
  source: SourceWindow,
  titles: TitlesWindow,
  format: FormatWindow,
  progress: ProgressWindow,
  library: LibraryWindow,
};

/** The window of the application at one step, with the figures of the discs that the tool is for. */
export function StepWindow({ window, line }: { window: WindowName; line: DiscLine }) {
  const Drawn = WINDOWS[window];
  return <Drawn line={line} />;
}
