import { failedPublications } from '@spindle/content/publishing/failed-publications.ts';
import type { Payload } from 'payload';
import { DeskTable } from '../DeskTable.tsx';
import { deskWords } from '../desk-words.ts';

/** Documents that should have been published or withdrawn by now: a person corrects the document and chooses a new time. */
export async function FailedPublications({
  payload,
  language,
  format,
}: {
  payload: Payload;
  language: string | undefined;
  format(time: Date): string;
}) {
  const { words } = deskWords(language);
  const failed = await failedPublications(payload, language);
  return (
    <section aria-labelledby="publications-title">
      <h2 id="publications-title">{words.publications.title}</h2>
      <p>{words.publications.about}</p>
      <DeskTable
        rows={failed}
        none={words.publications.none}
        idOf={({ id }) => String(id)}
        columns={[
          {
            label: words.publications.document,
            cell: ({ kind, title, href }) => (
              <>
                <a href={href}>{title}</a> {title === kind ? '' : `(${kind})`}
              </>
            ),
          },
          { label: words.publications.planned, cell: ({ type }) => words.publications.types[type] },
          { label: words.jobs.failed, cell: ({ failedAt }) => format(failedAt) },
          { label: words.jobs.error, cell: ({ error }) => error },
        ]}
      />
    </section>
  );
}
