import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** A checkbox with its label beside it and its error below. */
export function Check(props: {
  id: string;
  name: string;
  defaultChecked?: boolean;
  error?: ReactNode;
  children: ReactNode;
}) {
  const { id, name, error } = props;
  return (
    <div className="check">
      <input
        id={id}
        type="checkbox"
        name={name}
        value="1"
        required
        defaultChecked={props.defaultChecked}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={id}>{props.children}</label>
      {error && (
        <span id={`${id}-error`} className="field-error">
          <Icon name="alert" size={15} />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
