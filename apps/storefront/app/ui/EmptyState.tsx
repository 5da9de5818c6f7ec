import type { ReactNode } from 'react';
import { Disc } from './Disc.tsx';

/** For when there is nothing yet: what would be here, and the one thing to do about it. */
export function EmptyState({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className="empty-state">
      <Disc size="md" className="disc-blank" />
      <h2 className="sub-title">{title}</h2>
      <p className="max-w-[34rem] text-muted">{text}</p>
      {action}
    </div>
  );
}
