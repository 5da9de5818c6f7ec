import { useErrorWords } from '../../forms/error-words.ts';
import type { FormField } from '../../forms/form-reply.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words.ts';
import type { PayMethods } from './pay-methods.ts';

/** How the buyer pays, where there is a choice. */
export function PaymentMethods({ methods, field }: { methods: PayMethods; field: FormField }) {
  const words = useWords('checkout');
  const say = useErrorWords();
  const { id, name, value, error } = field;
  // What was chosen before may not be there any more.
  const chosen = methods.offered.find(({ method }) => method === value)?.method ?? methods.chosen;
  const described = error ? `${id}-error` : undefined;
  return (
    <fieldset className="pay-methods" aria-describedby={described}>
      <legend>{words('buy.method.label')}</legend>
      {methods.offered.map(({ method, usable }) => (
        <label key={method}>
          <input
            // Where the summary of what is wrong leads to.
            id={method === chosen ? id : undefined}
            type="radio"
            name={name}
            value={method}
            defaultChecked={method === chosen}
          />
          <span>
            {words(`buy.method.names.${method}`)}
            {/* Once it was chosen all the same, that stands below. */}
            {!usable && !error && <small>{say('method_unavailable')}</small>}
          </span>
        </label>
      ))}
      {error && (
        <span id={described} className="field-error">
          <Icon name="alert" size={15} />
          <span>{say(error)}</span>
        </span>
      )}
    </fieldset>
  );
}
