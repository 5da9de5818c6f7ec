import { useLinks } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { EmailForm } from '../EmailForm.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { SecondFactorForm } from '../second-factor/SecondFactorForm.tsx';
import { DataOfLink } from './DataOfLink.tsx';
import type { YourData } from './load-your-data.ts';

/** Where a blocked member downloads their data or has them erased: asks for a link by mail, and is the page of that link. */
export function YourDataScreen(props: ScreenProps<YourData>) {
  const { data, token, reply, captcha, answer } = props;
  const words = useWords('privacy');
  const accounts = useWords('accounts');
  const links = useLinks();
  const toLogin = (
    <a className="link" href={links.member('login')}>
      {accounts('reset.backToLogin')}
    </a>
  );
  switch (data.step) {
    case 'open':
      return (
        <AuthFrame
          title={words('blocked.title')}
          text={
            <>
              {/* Not in the heading, which would break it anywhere. */}
              <p className="address">{words('blocked.of', { email: data.email })}</p>
              <p>{words('blocked.opens')}</p>
            </>
          }
          links={null}
        >
          <DataOfLink data={data} token={token} reply={reply} />
        </AuthFrame>
      );
    case 'factor':
      // Access to a mailbox must not open more than it would at a log-in.
      return (
        <SecondFactorForm
          id="your-data-factor"
          step="factor"
          submit={words('blocked.confirm')}
          links={null}
          {...{ token, reply }}
        />
      );
    case 'ended':
      return (
        <AuthFrame
          title={accounts('reset.endedTitle')}
          text={<p>{words('blocked.ended')}</p>}
          links={toLogin}
        >
          <div className="auth-fields">
            <ButtonLink href={links.member('your_data')}>{words('blocked.again')}</ButtonLink>
          </div>
        </AuthFrame>
      );
    case 'ask':
      return (
        <AuthFrame title={words('blocked.title')} text={<p>{words('blocked.text')}</p>} links={toLogin}>
          {answer?.sentTo && (
            <Notice tone="success" title={accounts('reset.sentTitle')}>
              <p>{words('blocked.sent', { email: answer.sentTo, minutes: data.minutes })}</p>
            </Notice>
          )}
          <EmailForm
            id="your-data-ask"
            autoComplete="username"
            submit={words('blocked.submit')}
            {...{ token, reply, captcha }}
          />
        </AuthFrame>
      );
    default:
      return data satisfies never;
  }
}
