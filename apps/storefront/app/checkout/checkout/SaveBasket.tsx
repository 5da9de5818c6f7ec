import { Form, useNavigation } from 'react-router';
import { CaptchaSlot } from '../../captcha/CaptchaSlot.tsx';
import { useErrorWords } from '../../forms/error-words.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Input } from '../../ui/Input.tsx';
import { useWords } from '../../words.ts';
import type { QuotePage } from './quote-page.ts';
import type { SaveAnswer } from './save-for-later.ts';

/** For buyers who want to think about it: mails a link to this basket. */
export function SaveBasket({ page, answer }: { page: QuotePage; answer: SaveAnswer | undefined }) {
  const words = useWords('checkout');
  const say = useErrorWords();
  const busy = useNavigation().state !== 'idle';
  if (answer?.savedTo) {
    return (
      <p className="saved" role="status">
        <Icon name="check" size={16} /> {words('buy.save.sent', { email: answer.savedTo })}
      </p>
    );
  }
  const error = answer?.error && say(answer.error);
  return (
    <details className="coupon-fold" open={error || answer?.captcha ? true : undefined}>
      <summary>
        {words('buy.save.ask')}
        <Icon name="chevron-down" size={16} />
      </summary>
      <Form className="save" method="post" action={page.submitTo} replace preventScrollReset noValidate>
        <input type="hidden" name="intent" value="save" />
        <p className="field-hint">{words('buy.save.text')}</p>
        {page.memberEmail ? (
          error && <p className="field-error">{error}</p>
        ) : (
          <Field id="save-to" label={words('buy.save.to')} error={error}>
            <Input
              type="email"
              name="email"
              defaultValue={answer?.email}
              required
              autoComplete="email"
              maxLength={254}
            />
          </Field>
        )}
        <CaptchaSlot captcha={answer?.captcha} />
        <Button type="submit" look="outline" aria-disabled={busy || undefined}>
          {words('buy.save.submit')}
        </Button>
      </Form>
    </details>
  );
}
