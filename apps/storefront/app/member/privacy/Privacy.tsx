import type { FormReply } from '../../forms/form-reply.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { ConfirmForms } from '../account/ConfirmForms.tsx';
import type { ReplyOf } from '../account/reply-of.ts';
import { ArchiveState } from './ArchiveState.tsx';
import { DataArchive } from './DataArchive.tsx';
import { EraseAccount } from './EraseAccount.tsx';
import type { ShownPrivacy } from './load-privacy.ts';

/** The data that the shop holds about the member, to be downloaded or erased. */
export function Privacy(props: {
  privacy: ShownPrivacy;
  email: string;
  token: string;
  reply: FormReply | undefined;
}) {
  const { privacy, email, token, reply } = props;
  const words = useWords('privacy');
  const replyOf: ReplyOf = (step) => (reply?.values.step === step ? reply : undefined);
  return (
    <div className="account">
      {privacy.done && !reply && <Notice tone="success">{words('export.done')}</Notice>}
      <section>
        <h2>{words('export.title')}</h2>
        <p>{words('export.text')}</p>
        {!privacy.done && <ArchiveState {...privacy} />}
        {privacy.confirmed ? (
          <DataArchive privacy={privacy} token={token} reply={replyOf('export')} />
        ) : (
          <ConfirmForms
            level={3}
            text={words('export.confirm')}
            account={privacy}
            {...{ email, token, replyOf }}
          />
        )}
      </section>
      <EraseAccount privacy={privacy} token={token} reply={replyOf('erase')} />
    </div>
  );
}
