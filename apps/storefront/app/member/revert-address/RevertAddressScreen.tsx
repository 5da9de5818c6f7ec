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

export interface RevertAddressData {
  section: 'revert_address';
  /** The address that the account gets back; undefined when the link has ended. */
  email: string | undefined;
}

/** Where the link in the mail to an old address leads: a button undoes the change, since programs follow links. */
export function RevertAddressScreen(
  props: ScreenProps<RevertAddressData> & { done: FormAnswer | undefined },
) {
  const { data, token, reply, done } = props;
  const words = useWords('accounts');
  const links = useLinks();
  const toLogin = (
    <a className="link" href={links.member('login')}>
      {words('reset.backToLogin')}
    </a>
  );
  if (done?.reverted) {
    return (
      <AuthFrame title={words('revert.title')} links={toLogin}>
        <Notice tone="success" title={words('revert.doneTitle')}>
          <p>{words('revert.doneText', { email: done.reverted })}</p>
        </Notice>
      </AuthFrame>
    );
  }
  if (data.email === undefined) {
    return (
      <AuthFrame title={words('reset.endedTitle')} text={<p>{words('revert.ended')}</p>} links={toLogin}>
        {null}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={words('revert.title')}
      text={<p>{words('revert.text', { email: data.email })}</p>}
      links={toLogin}
    >
      <Form method="post" className="auth-fields">
        <FormToken token={token} />
        <FormProblem code={reply?.problem} />
        <SubmitButton>{words('revert.submit')}</SubmitButton>
      </Form>
    </AuthFrame>
  );
}
