import { eventsPutAside } from '@spindle/domain/payments/events-put-aside.ts';
import type { Db } from '@spindle/platform/database.ts';
import { DeskTable } from '../DeskTable.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords } from '../desk-words.ts';

/** Events of payment providers that nothing in the shop handles: a person deals with them at the provider. */
export async function EventsPutAside({ db, language }: { db: Db; language: string | undefined }) {
  const { words } = deskWords(language);
  const format = await deskMoments(db, language);
  const events = await eventsPutAside(db);
  return (
    <section aria-labelledby="events-title">
      <h2 id="events-title">{words.events.title}</h2>
      <p>{words.events.about}</p>
      <DeskTable
        rows={events}
        none={words.events.none}
        idOf={({ provider, eventId }) => `${provider} ${eventId}`}
        columns={[
          { label: words.events.subject, cell: ({ about }) => words.events.subjects[about] },
          { label: words.events.said, cell: ({ type }) => type },
          { label: words.events.id, cell: ({ provider, providerId }) => `${provider} ${providerId}` },
          { label: words.events.received, cell: ({ receivedAt }) => format(receivedAt) },
        ]}
      />
    </section>
  );
}
