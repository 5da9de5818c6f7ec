import type { TextareaHTMLAttributes } from 'react';
import { useField } from './Field.tsx';

/** Several lines of text. */
export function TextArea(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea className="input" {...useField()} {...props} />;
}
