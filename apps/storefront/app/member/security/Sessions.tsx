import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { useLinks } from '../../page-state.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useWords } from '../../words.ts';
import { ConfirmFirst } from '../account/ConfirmForms.tsx';
import { SectionLink } from '../SectionLink.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import type { ShownSession } from './load-security.ts';

/** Where the member is logged in, with a button to end each, and others to end all. */
export function Sessions({
  sessions,
  confirmed,
  token,
}: {
  sessions: readonly ShownSession[];
  /** Whether the member has just proved who they are, and may end sessions. */
  confirmed: boolean;
  token: string;
}) {
  const words = useWords('security');
  const links = useLinks();
  const isElsewhere = sessions.some(({ here }) => !here);
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{words('sessions.title')}</h2>
      <p>
        {words('sessions.text')}{' '}
        <SectionLink className="link" href={links.account()}>
          {words('sessions.newPassword')}
        </SectionLink>
      </p>
      <ul>
        {sessions.map((session) => (
          <Session key={session.id} session={session} confirmed={confirmed} token={token} />
        ))}
      </ul>
      {confirmed ? (
        <Form method="post" className="session-ends">
          <FormToken token={token} />
          {/* Both also end what is not listed: mailed links, log-ins that wait for their second factor, visits of support. */}
          {isElsewhere ? (
            <SubmitButton step="end-others">{words('sessions.endOthers')}</SubmitButton>
          ) : (
            <SubmitButton step="end-open" look="outline" className="button-sentence">
              {words('sessions.endOpen')}
            </SubmitButton>
          )}
          <SubmitButton step="end-all" look="outline">
            {words('sessions.endAll')}
          </SubmitButton>
        </Form>
      ) : (
        <ConfirmFirst />
      )}
    </section>
  );
}

function Session(props: { session: ShownSession; confirmed: boolean; token: string }) {
  const { session, confirmed, token } = props;
  const words = useWords('security');
  const { id, here, device, place, way, begun, seen } = session;
  return (
    <li>
      <p className="session-device">{device}</p>
      <p className="session-facts" id={`session-${id}`}>
        {[
          here && words('sessions.here'),
          place,
          words(`sessions.way.${way}`),
          words('sessions.begun', { ago: begun }),
          !here && words('sessions.seen', { ago: seen }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {!here && confirmed && (
        <Form method="post">
          <FormToken token={token} />
          <input type="hidden" name="step" value="end" />
          <input type="hidden" name="session" value={id} />
          {/* Described by its facts, as several may be on the same kind of computer. */}
          <button type="submit" className="link" aria-describedby={`session-${id}`}>
            {words('sessions.end')}
            <VisuallyHidden> {words('sessions.endOf', { device })}</VisuallyHidden>
          </button>
        </Form>
      )}
    </li>
  );
}
