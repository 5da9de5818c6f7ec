import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import type { ShownPrivacy } from './load-privacy.ts';

const TONES = { waits: 'info', ready: 'success', failed: 'error' } as const;

/** How far the requested archive has come. */
export function ArchiveState({ archive, until }: Pick<ShownPrivacy, 'archive' | 'until'>) {
  const words = useWords('privacy');
  if (archive === 'none') return null;
  return (
    <Notice tone={TONES[archive]}>
      {archive === 'ready' ? words('export.ready', { day: until ?? '' }) : words(`export.${archive}`)}
    </Notice>
  );
}
