import type { InputHTMLAttributes, ReactNode } from 'react';

/** A checkbox whose words are part of its target. */
export function Checkbox({
  label,
  error,
  id,
  ...rest
}: { id: string; label: ReactNode; error?: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <div className="field">
      <label className="checkbox" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
        />
        <span>{label}</span>
      </label>
      {error && (
        <span id={`${id}-error`} className="field-error">
          {error}
        </span>
      )}
    </div>
  );
}
