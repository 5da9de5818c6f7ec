import { createContext, type ReactNode, use } from 'react';
import { Icon } from './Icon.tsx';

interface FieldIds {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

const FieldContext = createContext<FieldIds | undefined>(undefined);

/** What a control needs from its field: its id, and the ids of what describes it. */
export function useField(): Partial<FieldIds> {
  return use(FieldContext) ?? {};
}

/**
 * Owns the label, the hint and the error of one control, and ties them to it.
 * @param id the control's id; hint and error ids are made from it
 * @param error in the visitor's language
 */
export function Field(props: {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const { id, label, hint, error, className, children } = props;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={`${id}-hint`} className="field-hint">
          {hint}
        </span>
      )}
      <FieldContext
        value={{ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }}
      >
        {children}
      </FieldContext>
      {error && (
        <span id={`${id}-error`} className="field-error">
          <Icon name="alert" size={15} />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
