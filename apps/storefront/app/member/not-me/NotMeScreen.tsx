import { useLinks } from '../../page-state.ts';
import { useWords } from '../../words.ts';
import { ConfirmLink } from '../ConfirmLink.tsx';
import type { ScreenProps } from '../screen-props.ts';

export interface NotMeData {
  section: 'not_me';
  /** The link no longer works. */
  isEnded: boolean;
  /** The account's address, to which a new password is mailed; undefined if it belongs to another account by now. */
  email?: string | undefined;
}

/** The page of the link in the mail about a new device. */
export function NotMeScreen(props: ScreenProps<NotMeData>) {
  const { data, token, reply, answer } = props;
  const words = useWords('accounts');
  const links = useLinks();
  const { isEnded, email } = data;
  const denied = answer?.denied;
  const toSupport = (
    <a className="link" href={links.contact()}>
      {words('notMe.toSupport')}
    </a>
  );
  return (
    <ConfirmLink
      title={words('notMe.title')}
      text={
        isEnded
          ? words('notMe.ended')
          : email === undefined
            ? words('notMe.taken')
            : words('notMe.text', { email })
      }
      submit={words('notMe.submit')}
      isEnded={isEnded}
      done={
        denied
          ? {
              title: words('notMe.doneTitle'),
              text:
                denied.email === undefined
                  ? words('notMe.takenDone')
                  : words('revert.doneText', { email: denied.email }),
              ...(denied.email === undefined && { link: toSupport }),
            }
          : undefined
      }
      token={token}
      problem={reply?.problem}
      endedLink={
        <a className="link" href={links.member('reset_password')}>
          {words('login.forgotten')}
        </a>
      }
    />
  );
}
