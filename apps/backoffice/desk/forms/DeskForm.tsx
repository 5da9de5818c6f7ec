import type { ReactNode } from 'react';
import type { WayBack } from './way-back.ts';

/** A form of the desk. It works without script, and what it refuses comes back with what was typed. */
export function DeskForm({
  action,
  method = 'post',
  id = 'desk-form',
  title,
  hidden = {},
  save,
  cancel,
  files,
  children,
}: {
  action: string;
  /** `get`: it asks what something would do, and changes nothing. */
  method?: 'get' | 'post';
  /** Of its title, where a page has several forms. */
  id?: string;
  title: string;
  hidden?: Readonly<Record<string, string>>;
  save: string;
  /** The way back to the list; absent where the form stands there by itself, with nothing in it (`wayBack`). */
  cancel?: WayBack | undefined;
  /** It takes a file, too. */
  files?: boolean;
  children: ReactNode;
}) {
  return (
    <form
      className="desk-form"
      method={method}
      action={action}
      encType={files ? 'multipart/form-data' : undefined}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="desk-fields">{children}</div>
      <p className="desk-buttons">
        <button type="submit">{save}</button> {cancel && <a href={cancel.href}>{cancel.label}</a>}
      </p>
    </form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  /** What is to be known before writing into it. */
  help?: string | undefined;
  value: string;
  wide?: boolean;
}

export function DeskField({
  name,
  label,
  help,
  value,
  wide,
  id = `desk-${name}`,
  ...input
}: FieldProps & {
  /** Where a page has several fields of this name. */
  id?: string;
  type?: 'text' | 'number' | 'email' | 'date' | 'datetime-local' | 'file' | 'password';
  required?: boolean;
  min?: number;
  max?: number;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  readOnly?: boolean;
  accept?: string;
}) {
  return (
    <div className={wide ? 'desk-field desk-wide' : 'desk-field'}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        name={name}
        defaultValue={value}
        autoComplete="off"
        aria-describedby={help && `${id}-help`}
      />
      {help && <small id={`${id}-help`}>{help}</small>}
    </div>
  );
}

/** Text of several lines. */
export function DeskText({ name, label, value, maxLength }: FieldProps & { maxLength: number }) {
  const id = `desk-${name}`;
  return (
    <div className="desk-field desk-wide">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} name={name} defaultValue={value} maxLength={maxLength} rows={3} />
    </div>
  );
}

export function DeskSelect({
  name,
  label,
  help,
  value,
  options,
  required,
}: FieldProps & { options: readonly (readonly [value: string, label: string])[]; required?: boolean }) {
  const id = `desk-${name}`;
  return (
    <div className="desk-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        required={required}
        aria-describedby={help && `${id}-help`}
      >
        {options.map(([option, said]) => (
          <option key={option} value={option}>
            {said}
          </option>
        ))}
      </select>
      {help && <small id={`${id}-help`}>{help}</small>}
    </div>
  );
}

/** Several of a few; none stands for all. */
export function DeskChecks({
  name,
  label,
  help,
  value,
  options,
  many = false,
}: FieldProps & {
  options: readonly (readonly [value: string, label: string])[];
  /** Too many for one below the other. */
  many?: boolean;
}) {
  const chosen = value.split(',');
  return (
    <fieldset className={many ? 'desk-field desk-wide desk-many' : 'desk-field desk-wide'}>
      <legend>{label}</legend>
      {options.map(([option, said]) => (
        <label key={option} className="desk-check">
          <input type="checkbox" name={name} value={option} defaultChecked={chosen.includes(option)} /> {said}
        </label>
      ))}
      {help && <small>{help}</small>}
    </fieldset>
  );
}
