import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { useLinks } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import type { ScreenProps } from '../screen-props.ts';
import type { KeepAccountData } from './load-keep-account.ts';

/**
 * The page of the link in the mail about an erasure, on which a button undoes it. Also shown right after somebody has
 * asked for the erasure.
 */
export function KeepAccountScreen(props: ScreenProps<KeepAccountData>) {
  const { data, token, reply, answer } = props;
  const words = useWords('privacy');
  const accounts = useWords('accounts');
  const links = useLinks();
  const toLogin = (
    <a className="link" href={links.member('login')}>
      {accounts('reset.backToLogin')}
    </a>
  );
  if (answer?.kept) {
    return (
      <AuthFrame title={words('keep.title')} links={toLogin}>
        <Notice tone="success" title={words('keep.doneTitle')}>
          <p>{words('keep.doneText', { email: answer.kept })}</p>
        </Notice>
      </AuthFrame>
    );
  }
  if (data.state === 'asked') {
    return (
      <AuthFrame
        title={words('keep.askedTitle')}
        text={<p>{words('keep.askedText')}</p>}
        links={
          <span>
            {words('keep.noMail')}{' '}
            <a className="link" href={links.contact()}>
              {words('keep.toSupport')}
            </a>
          </span>
        }
      >
        <div className="auth-fields">
          <ButtonLink href={links.home()} look="outline">
            {words('keep.toShop')}
          </ButtonLink>
        </div>
      </AuthFrame>
    );
  }
  if (data.state === 'ended') {
    return (
      <AuthFrame title={accounts('reset.endedTitle')} text={<p>{words('keep.ended')}</p>} links={toLogin}>
        {null}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={words('keep.underWay', { day: data.day })}
      text={
        <>
          <p>{words('keep.text', { email: data.email, day: data.day })}</p>
          <p>{words('keep.notBack')}</p>
        </>
      }
    >
      <Form method="post" className="auth-fields">
        <FormToken token={token} />
        <FormProblem code={reply?.problem} />
        <SubmitButton>{words('keep.submit')}</SubmitButton>
      </Form>
    </AuthFrame>
  );
}
