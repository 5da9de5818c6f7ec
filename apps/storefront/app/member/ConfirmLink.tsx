import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FormToken } from '../forms/FormToken.tsx';
import { useLinks } from '../page-state.ts';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { FormProblem } from './FormProblem.tsx';
import { SubmitButton } from './SubmitButton.tsx';

/** The page of a mailed link that changes something: a button does it, since programs follow links. */
export function ConfirmLink(props: {
  title: string;
  /** What the button does, or why the link no longer works. */
  text: string;
  submit: string;
  isEnded: boolean;
  /** What was done, and the link onward; by default to the log-in. */
  done: { title: string; text: string; link?: ReactNode } | undefined;
  token: string;
  problem: string | undefined;
  /** The link onward if the mailed link has ended; by default to the log-in. */
  endedLink?: ReactNode;
}) {
  const { title, text, submit, isEnded, done, token, problem, endedLink } = props;
  const words = useWords('accounts');
  const { member } = useLinks();
  const toLogin = (
    <a className="link" href={member('login')}>
      {words('reset.backToLogin')}
    </a>
  );
  if (done) {
    return (
      <AuthFrame title={title} links={done.link ?? toLogin}>
        <Notice tone="success" title={done.title}>
          <p>{done.text}</p>
        </Notice>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={isEnded ? words('reset.endedTitle') : title}
      text={<p>{text}</p>}
      links={(isEnded && endedLink) || toLogin}
    >
      {isEnded ? null : (
        <Form method="post" className="auth-fields">
          <FormToken token={token} />
          <FormProblem code={problem} />
          <SubmitButton>{submit}</SubmitButton>
        </Form>
      )}
    </AuthFrame>
  );
}
