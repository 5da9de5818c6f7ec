import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { useLinks } from '../../page-state.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { FormProblem } from '../FormProblem.tsx';
import type { FormAnswer } from '../failed-submission.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import type { ScreenProps } from '../screen-props.ts';

export interface NotMeData {
  section: 'not_me';
  /** The account's address; undefined when the link has ended. */
  email: string | undefined;
}

/** Where the link in the mail about a new device leads: a button acts, since programs follow links. */
export function NotMeScreen(props: ScreenProps<NotMeData> & { done: FormAnswer | undefined }) {
  const { data, token, reply, done } = props;
  const words = useWords('accounts');
  const links = useLinks();
  const toLogin = (
    <a className="link" href={links.member('login')}>
      {words('reset.backToLogin')}
    </a>
  );
  if (done?.denied) {
    return (
      <AuthFrame title={words('notMe.title')} links={toLogin}>
        <Notice tone="success" title={words('notMe.doneTitle')}>
          <p>{words('revert.doneText', { email: done.denied })}</p>
        </Notice>
      </AuthFrame>
    );
  }
  if (data.email === undefined) {
    return (
      <AuthFrame
        title={words('reset.endedTitle')}
        text={<p>{words('notMe.ended')}</p>}
        links={
          <a className="link" href={links.member('reset_password')}>
            {words('login.forgotten')}
          </a>
        }
      >
        {null}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={words('notMe.title')}
      text={<p>{words('notMe.text', { email: data.email })}</p>}
      links={toLogin}
    >
      <Form method="post" className="auth-fields">
        <FormToken token={token} />
        <FormProblem code={reply?.problem} />
        <SubmitButton>{words('notMe.submit')}</SubmitButton>
      </Form>
    </AuthFrame>
  );
}
