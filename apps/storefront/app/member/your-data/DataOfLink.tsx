import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import type { FormReply } from '../../forms/form-reply.ts';
import { useLinks } from '../../page-state.ts';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { useWords } from '../../words.ts';
import styles from '../account/account.css?url';
import type { ReplyOf } from '../account/reply-of.ts';
import { FormProblem } from '../FormProblem.tsx';
import { ArchiveState } from '../privacy/ArchiveState.tsx';
import { EraseForm } from '../privacy/EraseForm.tsx';
import { FetchArchive } from '../privacy/FetchArchive.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import type { YourData } from './load-your-data.ts';

/** What a mailed link lets a blocked member do: download their data, or have them erased. */
export function DataOfLink(props: {
  data: Extract<YourData, { step: 'open' }>;
  token: string;
  reply: FormReply | undefined;
}) {
  const { data, token, reply } = props;
  const words = useWords('privacy');
  const links = useLinks();
  const isReady = data.archive === 'ready';
  const replyOf: ReplyOf = (step) => (reply?.values.step === step ? reply : undefined);
  return (
    <div className="account">
      <Stylesheet href={styles} />
      <section>
        <h2>{words('export.title')}</h2>
        <p>{words('export.text')}</p>
        <ArchiveState {...data} />
        {isReady && <FetchArchive href={links.dataArchive(data.token)} />}
        {data.mayAsk && (
          <Form method="post" className="account-form">
            <FormToken token={token} />
            <FormProblem code={replyOf('export')?.problem} />
            <SubmitButton step="export" {...(isReady && { look: 'outline' })}>
              {words(isReady ? 'export.again' : 'export.ask')}
            </SubmitButton>
          </Form>
        )}
      </section>
      <section>
        <h2>{words('erasure.title')}</h2>
        <p>{words('erasure.text', { days: data.graceDays })}</p>
        <ul className="facts-list">
          <li>{words('blocked.subs')}</li>
          <li>{words('erasure.gone')}</li>
          <li>
            {words('blocked.keys')}{' '}
            <a className="link" href={links.member('reset_password')}>
              {words('blocked.toKeys')}
            </a>
          </li>
          <li>{words('erasure.invoices', { years: data.retentionYears })}</li>
          <li>{words('erasure.late')}</li>
        </ul>
        <EraseForm token={token} reply={replyOf('erase')} />
      </section>
    </div>
  );
}
