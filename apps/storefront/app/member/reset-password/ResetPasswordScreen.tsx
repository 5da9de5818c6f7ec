import { useLinks } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { EmailForm } from '../EmailForm.tsx';
import { LinkEnded } from '../LinkEnded.tsx';
import { NewPasswordForm } from '../NewPasswordForm.tsx';
import type { ScreenProps } from '../screen-props.ts';

/** `ask` for an address, `set` with a valid link, `ended` with an invalid one. */
export interface ResetPasswordData {
  section: 'reset_password';
  step: 'ask' | 'set' | 'ended';
  /** The account whose password the link sets. */
  email: string;
  /** How long a link is valid, in minutes. */
  minutes: number;
  back: string | undefined;
}

export function ResetPasswordScreen(props: ScreenProps<ResetPasswordData>) {
  const { data, token, reply, captcha, answer, about } = props;
  const sentTo = answer?.sentTo;
  const words = useWords('accounts');
  const links = useLinks();
  const toLogin = (
    <a className="link" href={links.member('login', data.back)}>
      {words('reset.backToLogin')}
    </a>
  );
  if (data.step === 'set') {
    return (
      <AuthFrame
        title={words('reset.setTitle')}
        text={<p>{words('reset.setText', { email: data.email })}</p>}
        links={toLogin}
      >
        <NewPasswordForm
          id="reset-password"
          email={data.email}
          token={token}
          reply={reply}
          label={words('newPassword')}
          submit={words('reset.save')}
        />
      </AuthFrame>
    );
  }
  if (data.step === 'ended') {
    return (
      <LinkEnded links={toLogin}>
        <ButtonLink href={links.member('reset_password')}>{words('reset.sendLink')}</ButtonLink>
      </LinkEnded>
    );
  }
  return (
    <AuthFrame about={about} title={words('reset.title')} text={<p>{words('reset.text')}</p>} links={toLogin}>
      {sentTo && (
        <Notice tone="success" title={words('reset.sentTitle')}>
          <p>
            {answer?.keys
              ? words('reset.keysText', { email: sentTo })
              : words('reset.sentText', { email: sentTo, minutes: data.minutes })}
          </p>
        </Notice>
      )}
      <EmailForm
        id="reset-ask"
        autoComplete="username"
        submit={words('reset.sendLink')}
        other={{ step: 'keys', label: words('reset.sendKeys') }}
        captcha={captcha}
        token={token}
        reply={reply}
      />
    </AuthFrame>
  );
}
