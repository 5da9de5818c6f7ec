import { sentences } from '@spindle/i18n/join-words.ts';
import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { usePageState } from '../../page-state.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { useWords } from '../../words.ts';
import { CodeField } from '../account/CodeField.tsx';
import { ConfirmFirst } from '../account/ConfirmForms.tsx';
import type { ReplyOf } from '../account/reply-of.ts';
import { FormProblem } from '../FormProblem.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import type { ShownSecurity } from './load-security.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The second factor by an app's code: its state, and the forms that turn it on and off. */
export function TwoFactorForms(props: {
  security: ShownSecurity;
  token: string;
  replyOf: ReplyOf;
  /** Codes that are shown now, and never again. */
  recoveryCodes: readonly string[] | undefined;
}) {
  const { security, token, replyOf, recoveryCodes } = props;
  const words = useWords('security');
  const { locale } = usePageState();
  const { twoFactor } = security;
  return (
    <section aria-labelledby="two-factor">
      <h2 id="two-factor">{words('twoFactor.title')}</h2>
      <p>{words('twoFactor.text')}</p>
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
      {twoFactor.state === 'on' && (
        <>
          <p>
            {sentences(locale, [
              words('twoFactor.on', { count: twoFactor.recoveryCodes }),
              words('twoFactor.newCodesText'),
            ])}
          </p>
          <Change token={token} reply={replyOf('totp-codes') ?? replyOf('totp-off')} />
        </>
      )}
      {twoFactor.state === 'pending' && (
        <>
          <Confirm {...twoFactor} token={token} reply={replyOf('totp-on')} />
          <Form method="post">
            <FormToken token={token} />
            <SubmitButton step="totp-stop" look="outline">
              {words('twoFactor.stop')}
            </SubmitButton>
          </Form>
        </>
      )}
      {twoFactor.state === 'off' && !security.confirmed && <ConfirmFirst />}
      {twoFactor.state === 'off' && security.confirmed && (
        <Form method="post">
          <FormToken token={token} />
          <SubmitButton step="totp-start" look="outline">
            {words('twoFactor.start')}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}

type Way = { token: string; reply: ReturnType<ReplyOf> };

function Confirm(props: Way & Extract<ShownSecurity['twoFactor'], { state: 'pending' }>) {
  const words = useWords('security');
  const { form, field, problem } = useForm('totp-on', props.reply);
  return (
    <Form method="post" {...form} className="account-form">
      <FormToken token={props.token} />
      <input type="hidden" name="step" value="totp-on" />
      <FormProblem code={problem} />
      <p>{words('twoFactor.scan')}</p>
      <QrCode drawing={props.qr} label={words('twoFactor.qr')} />
      <p>
        {words('twoFactor.byHand')} <code className="totp-secret">{props.secret}</code>
      </p>
      <CodeField field={field('code')} hint={words('twoFactor.codeHint')} />
      <SubmitButton>{words('twoFactor.turnOn')}</SubmitButton>
    </Form>
  );
}

/** What can be done while it is on, each with the same proof. New codes come first, since they leave it on. */
function Change({ token, reply }: Way) {
  const words = useWords('security');
  const { form, field, problem } = useForm('totp-change', reply);
  return (
    <Form method="post" {...form} className="account-form">
      <FormToken token={token} />
      <FormProblem code={problem} />
      <PasswordField
        field={field('proof')}
        label={words('twoFactor.proof')}
        autoComplete="current-password"
      />
      <div className="two-factor-ways">
        <SubmitButton step="totp-codes" look="outline">
          {words('twoFactor.newCodes')}
        </SubmitButton>
        <SubmitButton step="totp-off" look="outline">
          {words('twoFactor.turnOff')}
        </SubmitButton>
      </div>
    </Form>
  );
}
