import type { SelectHTMLAttributes } from 'react';
import { useField } from './Field.tsx';

/** One of several, in the browser's own list. */
export function Select({
  options,
  ...rest
}: {
  options: readonly (readonly [value: string, label: string])[];
} & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <select className="input" {...useField()} {...rest}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
