import type { Terms } from '@spindle/domain/checkout/terms.ts';
import { useErrorWords } from '../../forms/error-words.ts';
import { type FormReply, fieldOf } from '../../forms/form-reply.ts';
import { Check } from '../../ui/Check.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { useWords } from '../../words.ts';

/** The fields for what the buyer is asked to consent to. */
export function consentFields({ consents }: Terms, reply: FormReply | undefined) {
  return consents.map(({ name, text }) => ({
    consent: name,
    text,
    ...fieldOf('buy', `consent_${name}`, reply),
  }));
}

/** Never ticked in advance, and each by itself: otherwise a consent does not count. */
export function Consents({ fields }: { fields: ReturnType<typeof consentFields> }) {
  const words = useWords('checkout');
  const say = useErrorWords();
  if (fields.length === 0) return null;
  return (
    <fieldset className="consents">
      <legend>{words('buy.consents.title')}</legend>
      {fields.map(({ id, name, value, error, text }) => (
        <Check key={id} id={id} name={name} defaultChecked={value === '1'} error={error && say(error)}>
          {unbroken(text)}
        </Check>
      ))}
      <p className="field-hint">{words('buy.consents.guarantee')}</p>
    </fieldset>
  );
}
