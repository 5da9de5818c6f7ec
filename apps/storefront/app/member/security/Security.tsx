import type { FormReply } from '../../forms/form-reply.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { ConfirmForms } from '../account/ConfirmForms.tsx';
import type { ReplyOf } from '../account/reply-of.ts';
import type { ShownSecurity } from './load-security.ts';
import { Passkeys } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';
import { SupportVisits } from './SupportVisits.tsx';
import { TwoFactorForms } from './TwoFactorForms.tsx';

/** Ways to log in to the account, and where it is logged in. */
export function Security(props: {
  security: ShownSecurity;
  email: string;
  token: string;
  reply: FormReply | undefined;
  recoveryCodes: readonly string[] | undefined;
}) {
  const { security, email, token, reply, recoveryCodes } = props;
  const words = useWords('security');
  const replyOf: ReplyOf = (step) => (reply?.values.step === step ? reply : undefined);
  return (
    <div className="security">
      {security.done && !reply && !recoveryCodes && (
        <Notice tone="success">{words(`done.${security.done}`)}</Notice>
      )}
      {!security.confirmed && (
        <section>
          <ConfirmForms account={security} text={words('confirmText')} {...{ email, token, replyOf }} />
        </section>
      )}
      {security.passkeys && (
        <Passkeys passkeys={security.passkeys} confirmed={security.confirmed} {...{ token, replyOf }} />
      )}
      <TwoFactorForms security={security} token={token} replyOf={replyOf} recoveryCodes={recoveryCodes} />
      <Sessions sessions={security.sessions} confirmed={security.confirmed} token={token} />
      {security.support.length > 0 && <SupportVisits visits={security.support} token={token} />}
    </div>
  );
}
