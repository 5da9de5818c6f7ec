import { useWords } from '../../words.ts';
import { ConfirmLink } from '../ConfirmLink.tsx';
import type { ScreenProps } from '../screen-props.ts';

export interface RevertAddressData {
  section: 'revert_address';
  /** The address that the account gets back; undefined when the link has ended. */
  email: string | undefined;
}

/** Where the link in the mail to an old address leads: a button undoes the change. */
export function RevertAddressScreen(props: ScreenProps<RevertAddressData>) {
  const { data, token, reply, answer } = props;
  const words = useWords('accounts');
  const { email } = data;
  const reverted = answer?.reverted;
  return (
    <ConfirmLink
      title={words('revert.title')}
      text={email === undefined ? words('revert.ended') : words('revert.text', { email })}
      submit={words('revert.submit')}
      isEnded={email === undefined}
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
