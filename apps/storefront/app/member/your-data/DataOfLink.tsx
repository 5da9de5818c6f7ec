import { Form } from 'react-router';
import { ErrorText } from '../../forms/ErrorText.tsx';
import { FormToken } from '../../forms/FormToken.tsx';
import type { FormReply } from '../../forms/form-reply.ts';
import { useLinks } from '../../page-state.ts';
import { Check } from '../../ui/Check.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { useWords } from '../../words.ts';
import styles from '../account/account.css?url';
import { FormProblem } from '../FormProblem.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import type { YourData } from './load-your-data.ts';

/** What a mailed link lets a blocked member do: take their data along, have them erased. */
export function DataOfLink(props: {
  data: Extract<YourData, { step: 'open' }>;
  token: string;
  reply: FormReply | undefined;
}) {
  const { data, token, reply } = props;
  const words = useWords('privacy');
  const links = useLinks();
  const isReady = data.archive === 'ready';
  const problemOf = (step: string) => (reply?.values.step === step ? reply.problem : undefined);
  const wrong = reply?.fields.sure;
  return (
    <div className="account">
      <Stylesheet href={styles} />
      <section>
        <h2>{words('export.title')}</h2>
        <p>{words('export.text')}</p>
        {data.archive !== 'none' && (
          <Notice {...(data.archive === 'failed' && { tone: 'error' })}>
            {data.archive === 'ready'
              ? words('export.ready', { day: data.until ?? '' })
              : words(`export.${data.archive}`)}
          </Notice>
        )}
        {isReady && (
          <p>
            <a className="link" href={links.dataArchive(data.token)} download>
              {words('export.fetch')}
            </a>
          </p>
        )}
        {data.mayAsk && (
          <Form method="post" className="account-form">
            <FormToken token={token} />
            <FormProblem code={problemOf('export')} />
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
        <Form method="post" className="account-form">
          <FormToken token={token} />
          <FormProblem code={problemOf('erase')} />
          <Check id="erase-sure" name="sure" error={wrong && <ErrorText code={wrong} />}>
            {words('erasure.sure')}
          </Check>
          <SubmitButton step="erase" look="outline">
            {words('erasure.submit')}
          </SubmitButton>
        </Form>
      </section>
    </div>
  );
}
