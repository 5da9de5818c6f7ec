import { saidOf } from '@spindle/i18n/join-words.ts';
import type { FormEvent, InputHTMLAttributes } from 'react';
import { Form, useNavigation } from 'react-router';
import { ErrorText } from '../../forms/ErrorText.tsx';
import { useErrorWords } from '../../forms/error-words.ts';
import { type FormField, fieldOf } from '../../forms/form-reply.ts';
import { usePageState } from '../../page-state.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { useWords } from '../../words.ts';
import { grouped } from '../TestCards.tsx';
import type { CardForm } from './card-form.ts';
import type { CardRefusal } from './pay-by-card.ts';

/** Number, expiry and security code, to pay an amount or only to save the card. After a refusal another card can be entered. */
export function CardFields({
  amount,
  refusal,
}: {
  amount: string | undefined;
  refusal: CardRefusal | undefined;
}) {
  const { locale } = usePageState();
  const words = useWords('purchase');
  const checkout = useWords('checkout');
  const say = useErrorWords();
  const busy = useNavigation().state !== 'idle';
  const reply = refusal?.reply;
  const field = (name: keyof CardForm) => fieldOf('card', name, reply);
  const problems = [
    ...(reply?.problem ? [{ message: <ErrorText code={reply.problem} /> }] : []),
    ...(['number', 'expiry', 'cvc'] as const).flatMap((name) => {
      const { id, error } = field(name);
      return error ? [{ message: saidOf(locale, words(`sandbox.${name}`), say(error)), field: id }] : [];
    }),
  ];
  return (
    <Form
      id="card"
      method="post"
      noValidate
      className="sandbox-form"
      onSubmit={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      <ErrorSummary title={checkout('errorSummary')} errors={problems} attempt={refusal} />
      <CardField
        field={field('number')}
        label={words('sandbox.number')}
        autoComplete="cc-number"
        maxLength={24}
        onInput={groupDigits}
      />
      <div className="sandbox-pair">
        <CardField
          field={field('expiry')}
          label={words('sandbox.expiry')}
          hint={words('sandbox.expiryHint')}
          autoComplete="cc-exp"
          maxLength={7}
        />
        <CardField
          field={field('cvc')}
          label={words('sandbox.cvc')}
          hint={words('sandbox.cvcHint')}
          autoComplete="cc-csc"
          maxLength={4}
        />
      </div>
      <Button type="submit" aria-disabled={busy || undefined}>
        {busy
          ? words('sandbox.paying')
          : amount === undefined
            ? words('sandbox.keep')
            : words('sandbox.pay', { amount })}
      </Button>
    </Form>
  );
}

function CardField({
  field,
  label,
  hint,
  ...rest
}: {
  field: FormField;
  label: string;
  hint?: string;
} & InputHTMLAttributes<HTMLInputElement>) {
  const say = useErrorWords();
  return (
    <Field id={field.id} label={label} hint={hint} error={field.error && say(field.error)}>
      <Input
        mono
        type="text"
        name={field.name}
        defaultValue={field.value}
        required
        inputMode="numeric"
        spellCheck={false}
        {...rest}
      />
    </Field>
  );
}

/** In groups of four, as on the card; while somebody edits in the middle, nothing moves. */
function groupDigits({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  if (input.selectionStart !== input.value.length) return;
  input.value = grouped(input.value.replace(/\D/g, ''));
}
