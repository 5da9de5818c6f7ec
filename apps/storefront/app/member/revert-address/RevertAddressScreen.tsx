import { useWords } from '../../words.ts';
import { ConfirmLink } from '../ConfirmLink.tsx';
import type { ScreenProps } from '../screen-props.ts';

export interface RevertAddressData {
  section: 'revert_address';
  /** The link no longer works. */
  isEnded: boolean;
  /** The address that the account gets back; undefined while it belongs to another account. */
  email?: string | undefined;
}

/** The page of the link in the mail to an old address: a button undoes the change. */
export function RevertAddressScreen(props: ScreenProps<RevertAddressData>) {
  const { data, token, reply, answer } = props;
  const words = useWords('accounts');
  const { isEnded, email } = data;
  const reverted = answer?.reverted;
  return (
    <ConfirmLink
      title={words('revert.title')}
      text={
        isEnded
          ? words('revert.ended')
          : email === undefined
            ? words('notMe.taken')
            : words('revert.text', { email })
      }
      submit={words(email === undefined ? 'notMe.submit' : 'revert.submit')}
      isEnded={isEnded}
      done={
        reverted
          ? { title: words('revert.doneTitle'), text: words('revert.doneText', { email: reverted }) }
          : undefined
      }
      token={token}
      problem={reply?.problem}
    />
  );
}
