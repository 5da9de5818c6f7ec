import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** A box to tick, with what it stands for beside it and what is wrong below. */
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
