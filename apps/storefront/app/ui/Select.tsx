import type { SelectHTMLAttributes } from 'react';
import { useField } from './Field.tsx';
import { Icon } from './Icon.tsx';

export function Select({ children, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className="select">
      <select className="input" {...useField()} {...rest}>
        {children}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
