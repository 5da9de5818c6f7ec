import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import type { FormReply } from '../../forms/form-reply.ts';
import { useLinks } from '../../page-state.ts';
import { useWords } from '../../words.ts';
import { FormProblem } from '../FormProblem.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { FetchArchive } from './FetchArchive.tsx';
import type { ShownPrivacy } from './load-privacy.ts';

/** Asks for the archive of a member's data, and links to it once it is ready. */
export function DataArchive(props: { privacy: ShownPrivacy; token: string; reply: FormReply | undefined }) {
  const { privacy, token, reply } = props;
  const words = useWords('privacy');
  const links = useLinks();
  const isReady = privacy.archive === 'ready';
  return (
    <>
      {isReady && <FetchArchive href={links.dataArchive()} />}
      {privacy.mayAsk ? (
        <Form method="post" className="account-form">
          <FormToken token={token} />
          <FormProblem code={reply?.problem} />
          <SubmitButton step="export" {...(isReady && { look: 'outline' })}>
            {words(isReady ? 'export.again' : 'export.ask')}
          </SubmitButton>
        </Form>
      ) : (
        <p className="text-small text-muted">{words('export.soon')}</p>
      )}
    </>
  );
}
