import { useErrorWords } from '../../forms/error-words.ts';
import type { FormField } from '../../forms/form-reply.ts';
import type { PayMethods } from './pay-methods.ts';

/** The payment methods, if there is a choice. */
export function PaymentMethods({
  methods: { label, chosen, offered },
  field: { id, name, value, error },
}: {
  methods: PayMethods;
  field: FormField;
}) {
  const say = useErrorWords();
  // The method that was chosen before may no longer be offered.
  const picked = offered.some(({ method }) => method === value) ? value : chosen;
  return (
    <fieldset className="pay-methods" aria-describedby={error && `${id}-error`}>
      <legend>{label}</legend>
      {offered.map(({ method, text, usable }) => (
        <label key={method}>
          <input
            // The link of the error summary leads here.
            id={method === picked ? id : undefined}
            type="radio"
            name={name}
            value={method}
            defaultChecked={method === picked}
          />
          <span>
            {text}
            {/* If it was chosen all the same, the error below says so. */}
            {!usable && !error && <small>{say('method_unavailable')}</small>}
          </span>
        </label>
      ))}
      {error && (
        <span id={`${id}-error`} className="field-error">
          {say(error)}
        </span>
      )}
    </fieldset>
  );
}
