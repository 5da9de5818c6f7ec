import type { ReactNode } from 'react';

/** A choice of two or three options, as radio buttons shown as one pill. Works without script. */
export function Segments(props: {
  legend: string;
  name: string;
  options: readonly { value: string; label: ReactNode; id?: string }[];
  defaultValue?: string | undefined;
}) {
  return (
    <fieldset>
      <legend className="visually-hidden">{props.legend}</legend>
      <span className="segments">
        {props.options.map(({ value, label, id }) => (
          <label key={value}>
            <input
              type="radio"
              id={id}
              name={props.name}
              value={value}
              defaultChecked={value === props.defaultValue}
            />
            <span>{label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
