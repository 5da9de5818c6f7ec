import { type FieldMetadata, getFormProps, getInputProps, useForm } from '@conform-to/react';
import type { FormEvent, InputHTMLAttributes } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { useWords } from '../../words.ts';
import { useErrorWords } from '../error-words.ts';
import { grouped } from '../TestCards.tsx';
import type { CardForm } from './card-form.ts';
import type { CardRefusal } from './pay-by-card.ts';

/** Number, expiry and security code. A card that is refused leaves the way open for another one. */
export function CardFields({ amount, refusal }: { amount: string; refusal: CardRefusal | undefined }) {
  const words = useWords('checkout');
  const say = useErrorWords();
  const busy = useNavigation().state !== 'idle';
  const [form, fields] = useForm<CardForm>({ id: 'card', lastResult: refusal?.result });
  const { onSubmit: _conformSubmit, ...formProps } = getFormProps(form);
  const problems = [
    ...(form.errors ?? []).map((code) => ({ message: say(code) })),
    ...(['number', 'expiry', 'cvc'] as const).flatMap((name) =>
      (fields[name].errors ?? []).map((code) => ({
        message: `${words(`sandbox.${name}`)}: ${say(code)}`,
        field: fields[name].id,
      })),
    ),
  ];
  return (
    <Form
      {...formProps}
      method="post"
      noValidate
      className="sandbox-form"
      onSubmit={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      <ErrorSummary title={words('errorSummary')} errors={problems} attempt={refusal} />
      <CardField
        field={fields.number}
        label={words('sandbox.number')}
        error={fields.number.errors?.map(say)[0]}
        autoComplete="cc-number"
        maxLength={24}
        onInput={groupDigits}
      />
      <div className="sandbox-pair">
        <CardField
          field={fields.expiry}
          label={words('sandbox.expiry')}
          hint={words('sandbox.expiryHint')}
          error={fields.expiry.errors?.map(say)[0]}
          autoComplete="cc-exp"
          maxLength={7}
        />
        <CardField
          field={fields.cvc}
          label={words('sandbox.cvc')}
          hint={words('sandbox.cvcHint')}
          error={fields.cvc.errors?.map(say)[0]}
          autoComplete="cc-csc"
          maxLength={4}
        />
      </div>
      <Button type="submit" aria-disabled={busy || undefined}>
        {busy ? words('sandbox.paying') : words('sandbox.pay', { amount })}
      </Button>
    </Form>
  );
}

function CardField({
  field,
  label,
  hint,
  error,
  ...rest
}: {
  field: FieldMetadata<string>;
  label: string;
  hint?: string;
  error: string | undefined;
} & InputHTMLAttributes<HTMLInputElement>) {
  const { key, ...props } = getInputProps(field, { type: 'text', ariaAttributes: false });
  return (
    <Field id={field.id} label={label} hint={hint} error={error}>
      <Input key={key} mono {...props} required inputMode="numeric" spellCheck={false} {...rest} />
    </Field>
  );
}

/** Fours, as on the card; while somebody edits in the middle, nothing moves. */
function groupDigits({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  if (input.selectionStart !== input.value.length) return;
  input.value = grouped(input.value.replace(/\D/g, ''));
}
