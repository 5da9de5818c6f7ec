import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import { useErrorWords } from '../../forms/error-words.ts';
import type { FormField } from '../../forms/form-reply.ts';
import { usePageState } from '../../page-state.ts';
import { Field, useField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Input } from '../../ui/Input.tsx';
import { useWords } from '../../words.ts';
import type { LeftPayment } from './left-payment.ts';

/** Folded, because most people buy for themselves: the recipient of the licence, and the language of their mail. */
export function GiftField({
  gift: email,
  language,
  before,
  languages,
}: {
  gift: FormField;
  language: FormField;
  /** What was entered before the buyer went to the payment page. */
  before: Pick<LeftPayment, 'giftEmail' | 'giftLocale'> | undefined;
  languages: readonly Locale[];
}) {
  const words = useWords('checkout');
  const say = useErrorWords();
  const { locale } = usePageState();
  const value = email.value ?? before?.giftEmail ?? '';
  return (
    <details className="coupon-fold" open={value || email.error ? true : undefined}>
      <summary>
        {words('buy.gift.ask')}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="save">
        <Field
          id={email.id}
          label={words('buy.gift.to')}
          hint={words('buy.gift.hint')}
          error={email.error && say(email.error)}
        >
          <Input
            type="email"
            name={email.name}
            defaultValue={value}
            autoComplete="off"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Field>
        {languages.length > 1 && (
          <Field id={language.id} label={words('buy.gift.language')}>
            <Languages
              name={language.name}
              chosen={language.value ?? before?.giftLocale ?? locale}
              languages={languages}
            />
          </Field>
        )}
      </div>
    </details>
  );
}

function Languages(props: { name: string; chosen: string; languages: readonly Locale[] }) {
  const { name, chosen, languages } = props;
  return (
    <select className="input" {...useField()} name={name} defaultValue={chosen}>
      {languages.map((locale) => (
        <option key={locale} value={locale} lang={LANGUAGES[locale].tag}>
          {LANGUAGES[locale].name}
        </option>
      ))}
    </select>
  );
}
