import { Form, useNavigation } from 'react-router';
import { ErrorText } from '../../forms/ErrorText.tsx';
import { FormToken } from '../../forms/FormToken.tsx';
import { SessionEnded } from '../../forms/SessionEnded.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLinks } from '../../page-state.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { CheckoutMessage } from '../CheckoutMessage.tsx';
import type { CodeAnswer } from './reopen-by-code.ts';

/** After two weeks the link of an order asks for a code, which is mailed to the order's address. */
export function ExpiredLink({
  token,
  answer,
  logIn,
}: {
  token: string;
  answer: CodeAnswer | undefined;
  logIn: string | undefined;
}) {
  const words = useWords('purchase');
  const checkout = useWords('checkout');
  const links = useLinks();
  const { field } = useForm('order-code', undefined);
  const busy = useNavigation().formMethod === 'POST';
  const typing = answer !== undefined && answer.problem?.error !== 'not_found';
  return (
    <CheckoutFrame>
      <CheckoutMessage
        title={words('reopen.title')}
        text={typing ? words('reopen.typeText', { minutes: answer.minutes }) : words('reopen.text')}
      >
        <div>
          <SessionEnded logIn={logIn} />
          {answer?.problem && (
            <Notice tone="error">
              <ErrorText code={answer.problem.error} />
            </Notice>
          )}
          {typing && (
            <Form method="post">
              <FormToken token={token} />
              <TextField
                field={{ ...field('code'), value: answer.typed }}
                label={words('reopen.code')}
                className="input-code"
                mono
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={32}
                required
              />
              <Button type="submit" aria-disabled={busy || undefined}>
                {words('reopen.open')}
              </Button>
            </Form>
          )}
          <Form method="post">
            <FormToken token={token} />
            <Button type="submit" look={typing ? 'outline' : undefined} aria-disabled={busy || undefined}>
              {words(typing ? 'reopen.again' : 'reopen.mail')}
            </Button>
          </Form>
          <p>
            <a className="link" href={links.member('my_products')}>
              {checkout('logIn')}
            </a>
          </p>
        </div>
      </CheckoutMessage>
    </CheckoutFrame>
  );
}
