import type { FormReply } from '../../forms/form-reply.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { AddressForms } from './AddressForms.tsx';
import { ConfirmForms } from './ConfirmForms.tsx';
import { GoogleAccess } from './GoogleAccess.tsx';
import type { ShownAccount } from './load-account.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import type { ReplyOf } from './reply-of.ts';

/** Name and language and, after a proof of who the member is, address and password. */
export function Account(props: {
  account: ShownAccount;
  email: string;
  token: string;
  reply: FormReply | undefined;
}) {
  const { account, email, token, reply } = props;
  const words = useWords('profile');
  const replyOf: ReplyOf = (step) => (reply?.values.step === step ? reply : undefined);
  return (
    <div className="account">
      {account.done && !reply && <Notice tone="success">{words(`done.${account.done}`)}</Notice>}
      <section>
        <h2>{words('profile')}</h2>
        <ProfileForm account={account} token={token} reply={replyOf('profile')} />
      </section>
      <section>
        <h2>{words('access')}</h2>
        <p className="account-now">
          {words('addressNow')} <span className="address">{email}</span>
        </p>
        {account.confirmed ? (
          <>
            <AddressForms pending={account.pendingAddress} token={token} replyOf={replyOf} />
            <PasswordForm
              email={email}
              isFirst={!account.hasPassword}
              token={token}
              reply={replyOf('password')}
            />
          </>
        ) : (
          <ConfirmForms level={3} text={words('confirmText')} {...{ account, email, token, replyOf }} />
        )}
      </section>
      {account.google && (
        <section>
          <h2>{words('google.title')}</h2>
          <GoogleAccess
            key={account.google}
            account={account}
            isLinked={account.google === 'linked'}
            token={token}
            reply={replyOf('google-unlink')}
          />
        </section>
      )}
    </div>
  );
}
