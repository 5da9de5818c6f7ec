import type { ReactNode } from 'react';
import { unbroken } from './unbroken.tsx';

export interface SpecRow {
  label: ReactNode;
  value: ReactNode;
}

/** Rows of facts with hairlines between, as on a specification sheet. */
export function SpecSheet({ rows, className }: { rows: readonly SpecRow[]; className?: string }) {
  return (
    <dl className={className ? `spec-sheet ${className}` : 'spec-sheet'}>
      {rows.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own and never move
        <div key={index}>
          <dt className="label">{label}</dt>
          <dd>{typeof value === 'string' ? unbroken(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A few facts side by side: the label in mono, the value large. */
export function FactLine({ facts, className }: { facts: readonly SpecRow[]; className?: string }) {
  return (
    <dl className={className ? `fact-line ${className}` : 'fact-line'}>
      {facts.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own and never move
        <div key={index}>
          <dt className="label">{label}</dt>
          <dd>{typeof value === 'string' ? unbroken(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
