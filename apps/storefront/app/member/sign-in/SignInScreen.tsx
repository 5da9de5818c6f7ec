import { useLinks } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { EmailForm } from '../EmailForm.tsx';
import { LinkEnded } from '../LinkEnded.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { EnterForm } from './EnterForm.tsx';
import type { EnteringCall } from './enter-by-call.ts';

interface Common {
  section: 'sign_in';
  /** How long a link is valid, in minutes. */
  minutes: number;
  back: string | undefined;
}

/** `ask` for an address, `enter` with a valid link, `ended` with an invalid one. */
export type SignInData =
  | (Common & { step: 'ask' | 'ended' })
  | (Common & {
      step: 'enter';
      /** The account's address; masked if this browser has not asked for the link. */
      email: string;
      isHere: boolean;
      /** The call that logs in. */
      call: EnteringCall;
      /** The shop's origin, if this page is on another one; otherwise empty. */
      shop: string;
    });

/** Asks for a log-in link by mail, and is the page to which that link leads. */
export function SignInScreen(props: ScreenProps<SignInData>) {
  const { data, token, reply, captcha, answer } = props;
  const words = useWords('accounts');
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
        <EnterForm {...data} token={token} problem={reply?.problem} />
      </AuthFrame>
    );
  }
  if (data.step === 'ended') {
    return (
      <LinkEnded links={toLogin}>
        <ButtonLink href={links.member('sign_in')}>{words('signIn.sendLink')}</ButtonLink>
      </LinkEnded>
    );
  }
  return (
    <AuthFrame title={words('signIn.title')} text={<p>{words('signIn.text')}</p>} links={toLogin}>
      {answer?.sentTo && (
        <Notice tone="success" title={words('reset.sentTitle')}>
          <p>{words('reset.sentText', { email: answer.sentTo, minutes: data.minutes })}</p>
        </Notice>
      )}
      <EmailForm
        id="sign-in-ask"
        autoComplete="username"
        submit={words('signIn.sendLink')}
        token={token}
        reply={reply}
        captcha={captcha}
      />
    </AuthFrame>
  );
}
