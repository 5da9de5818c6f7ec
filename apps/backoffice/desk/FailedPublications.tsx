import { failedPublications } from '@spindle/content/publishing/failed-publications.ts';
import type { Payload } from 'payload';
import { deskWords } from './desk-words.ts';

/** What should have been published or withdrawn by now: a person mends the document and chooses a new time. */
export async function FailedPublications({
  payload,
  language,
}: {
  payload: Payload;
  language: string | undefined;
}) {
  const { words, format } = deskWords(language);
  const failed = await failedPublications(payload);
  return (
    <section aria-labelledby="publications-title">
      <h2 id="publications-title">{words.publications.title}</h2>
      <p>{words.publications.about}</p>
      {failed.length === 0 ? (
        <p>{words.publications.none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.publications.document}</th>
              <th scope="col">{words.publications.planned}</th>
              <th scope="col">{words.jobs.failed}</th>
              <th scope="col">{words.jobs.error}</th>
            </tr>
          </thead>
          <tbody>
            {failed.map(({ id, kind, title, href, type, failedAt, error }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={href}>{title}</a> {title === kind ? '' : `(${kind})`}
                </th>
                <td>{words.publications.types[type]}</td>
                <td>{format(failedAt)}</td>
                <td>{error}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
