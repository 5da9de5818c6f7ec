import type { ReactNode } from 'react';
import type { WayBack } from './way-back.ts';

/** A form of the desk. It works without scripts, and a refused form is shown again with what was typed. */
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
  /** `get` for a form that only previews something and changes nothing. */
  method?: 'get' | 'post';
  /** The id of its title, if a page has several forms. */
  id?: string;
  title: string;
  hidden?: Readonly<Record<string, string>>;
  save: string;
  /** The link back to the list; missing for a form that is always on its page and has nothing to discard (`wayBack`). */
  cancel?: WayBack | undefined;
  /** The form can also send a file. */
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
  /** What to know before filling in the field. */
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
  /** If a page has several fields with this name. */
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

/** A text of several lines. */
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

/** Several of a few options; if none is ticked, all apply. */
export function DeskChecks({
  name,
  label,
  help,
  value,
  options,
  many = false,
}: FieldProps & {
  options: readonly (readonly [value: string, label: string])[];
  /** Too many options to list them one below the other. */
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
