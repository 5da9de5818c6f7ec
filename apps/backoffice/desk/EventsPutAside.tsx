import { eventsPutAside } from '@spindle/domain/payments/events-put-aside.ts';
import type { Db } from '@spindle/platform/database.ts';
import { deskWords } from './desk-words.ts';

/** What payment providers have told and nobody in the shop handles: a person sees to it at the provider. */
export async function EventsPutAside({ db, language }: { db: Db; language: string | undefined }) {
  const { words, format } = deskWords(language);
  const events = await eventsPutAside(db);
  return (
    <section aria-labelledby="events-title">
      <h2 id="events-title">{words.events.title}</h2>
      <p>{words.events.about}</p>
      {events.length === 0 ? (
        <p>{words.events.none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.events.subject}</th>
              <th scope="col">{words.events.said}</th>
              <th scope="col">{words.events.id}</th>
              <th scope="col">{words.events.received}</th>
            </tr>
          </thead>
          <tbody>
            {events.map(({ provider, eventId, about, type, providerId, receivedAt }) => (
              <tr key={`${provider} ${eventId}`}>
                <th scope="row">{words.events.subjects[about]}</th>
                <td>{type}</td>
                <td>
                  {provider} {providerId}
                </td>
                <td>{format(receivedAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
