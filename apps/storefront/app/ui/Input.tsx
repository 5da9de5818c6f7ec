import type { InputHTMLAttributes } from 'react';
import { useField } from './Field.tsx';

/** @param mono for what is set like a label: keys, codes, numbers */
export function Input({
  mono,
  className,
  ...rest
}: { mono?: boolean } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <input
      className={`input${mono ? ' input-mono' : ''}${className ? ` ${className}` : ''}`}
      {...useField()}
      {...rest}
    />
  );
}
