import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { useLinks } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { EmailForm } from '../EmailForm.tsx';
import { FormProblem } from '../FormProblem.tsx';
import type { FormAnswer } from '../failed-submission.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import type { ScreenProps } from '../screen-props.ts';

/** `ask` for an address, `enter` with a link that works, `ended` with one that does not. */
export interface SignInData {
  section: 'sign_in';
  step: 'ask' | 'enter' | 'ended';
  /** Whose account the link opens. */
  email: string;
  /** Whether this browser has asked for the link. */
  isHere: boolean;
  /** How long a link works, in minutes. */
  minutes: number;
  back: string | undefined;
}

/** A link by mail in place of a password, and where it leads. */
export function SignInScreen(props: ScreenProps<SignInData> & { sent: FormAnswer | undefined }) {
  const { data, token, reply, sent } = props;
  const words = useWords('accounts');
  const errors = useWords('errors');
  const links = useLinks();
  const toLogin = (
    <a className="link" href={links.member('login', data.back)}>
      {words('reset.backToLogin')}
    </a>
  );
  if (data.step === 'enter') {
    const text = data.isHere ? 'signIn.enterText' : 'signIn.elsewhere';
    return (
      <AuthFrame
        title={words('signIn.enterTitle')}
        text={<p>{words(text, { email: data.email })}</p>}
        links={toLogin}
      >
        <EnterForm isHere={data.isHere} token={token} problem={reply?.problem} />
      </AuthFrame>
    );
  }
  if (data.step === 'ended') {
    return (
      <AuthFrame title={words('reset.endedTitle')} text={<p>{errors('link_ended')}</p>} links={toLogin}>
        <div className="auth-fields">
          <ButtonLink href={links.member('sign_in')}>{words('signIn.sendLink')}</ButtonLink>
        </div>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={words('signIn.title')} text={<p>{words('signIn.text')}</p>} links={toLogin}>
      {sent?.sentTo && (
        <Notice tone="success" title={words('reset.sentTitle')}>
          <p>{words('reset.sentText', { email: sent.sentTo, minutes: data.minutes })}</p>
        </Notice>
      )}
      <EmailForm
        id="sign-in-ask"
        autoComplete="username"
        submit={words('signIn.sendLink')}
        token={token}
        reply={reply}
      />
    </AuthFrame>
  );
}

/** A button logs in, since programs follow links. In the browser that has asked the page presses it itself. */
function EnterForm(props: { isHere: boolean; token: string; problem: string | undefined }) {
  const { isHere, token, problem } = props;
  const words = useWords('accounts');
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const asked = useRef(false);
  useEffect(() => {
    if (!isHere || asked.current || !form.current) return;
    asked.current = true;
    void submit(form.current);
  }, [isHere, submit]);
  return (
    <Form method="post" ref={form} className="auth-fields">
      <FormToken token={token} />
      <FormProblem code={problem} />
      <SubmitButton>{words('login.submit')}</SubmitButton>
    </Form>
  );
}
