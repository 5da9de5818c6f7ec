import { useErrorWords } from '../../forms/error-words.ts';
import type { FormField } from '../../forms/form-reply.ts';
import type { PayMethods } from './pay-methods.ts';

/** How the buyer pays, where there is a choice. */
export function PaymentMethods({
  methods: { label, chosen, offered },
  field: { id, name, value, error },
}: {
  methods: PayMethods;
  field: FormField;
}) {
  const say = useErrorWords();
  // What was chosen before may not be there any more.
  const picked = offered.some(({ method }) => method === value) ? value : chosen;
  return (
    <fieldset className="pay-methods" aria-describedby={error && `${id}-error`}>
      <legend>{label}</legend>
      {offered.map(({ method, text, usable }) => (
        <label key={method}>
          <input
            // Where the summary of what is wrong leads to.
            id={method === picked ? id : undefined}
            type="radio"
            name={name}
            value={method}
            defaultChecked={method === picked}
          />
          <span>
            {text}
            {/* Once it was chosen all the same, that stands below. */}
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
