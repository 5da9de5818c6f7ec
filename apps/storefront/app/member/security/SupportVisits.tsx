import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { useWords } from '../../words.ts';
import type { ShownSecurity } from './load-security.ts';

/** When support looked into the account and why; a visit that goes on can be ended. */
export function SupportVisits({ visits, token }: { visits: ShownSecurity['support']; token: string }) {
  const words = useWords('security');
  return (
    <section aria-labelledby="support-visits">
      <h2 id="support-visits">{words('support.title')}</h2>
      <p>{words('support.text')}</p>
      <ul>
        {visits.map(({ id, moment, reason, here }) => (
          <li key={id}>
            <p className="session-facts">{words('support.entry', { moment, reason })}</p>
            {here && (
              <Form method="post">
                <FormToken token={token} />
                <input type="hidden" name="step" value="end" />
                <input type="hidden" name="session" value={id} />
                <button type="submit" className="link">
                  {words('support.end')}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
