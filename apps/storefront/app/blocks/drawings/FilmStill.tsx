import type { ComponentType } from 'react';
import { Birthday } from './stills/Birthday.tsx';
import { Ferry } from './stills/Ferry.tsx';
import { Harbour } from './stills/Harbour.tsx';
import { Lake } from './stills/Lake.tsx';
import { Train } from './stills/Train.tsx';
import { Wedding } from './stills/Wedding.tsx';

/** Frames of films and videos that do not exist. What each shows is on its right. */
const STILLS = {
  harbour: Harbour,
  train: Train,
  ferry: Ferry,
  lake: Lake,
  birthday: Birthday,
  wedding: Wedding,
} satisfies Record<string, ComponentType<{ id: string }>>;
export type StillName = keyof typeof STILLS;

/**
 * A frame of a film, 320 × 180, put into the page once as a symbol and shown by `<use href="#id">` as often as a drawing
 * needs it.
 */
export function FilmStill({ id, of }: { id: string; of: StillName }) {
  const Still = STILLS[of];
  return (
    <svg width="0" height="0" className="film-still" aria-hidden="true">
      <defs>
        <symbol id={id} viewBox="0 0 320 180" preserveAspectRatio="none">
          <Still id={id} />
        </symbol>
      </defs>
    </svg>
  );
}
