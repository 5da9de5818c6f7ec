import type { ReactNode } from 'react';

/** Running text at a measure that can be read. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
