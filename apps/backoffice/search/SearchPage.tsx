import { localeOf } from '@spindle/content/staff/locale-of.ts';
import { searchDocuments } from '@spindle/content/staff/search-documents.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../brand/Frame.tsx';
import { typedFields } from '../desk/forms/typed-fields.ts';
import { orNoAnswer } from '../desk/or-no-answer.tsx';
import { staffActor } from '../desk/staff-actor.ts';
import { SearchBox } from './SearchBox.tsx';
import { searchWords } from './search-words.ts';

/** The documents that were found. */
export async function SearchPage(view: AdminViewServerProps) {
  const found = await orNoAnswer(view.i18n?.language, () => foundFor(view));
  return (
    <Frame view={view} title={searchWords(view.i18n?.language).title}>
      {found}
    </Frame>
  );
}

async function foundFor({ payload, user, i18n, searchParams }: AdminViewServerProps) {
  const words = searchWords(i18n?.language);
  const { q: text = '' } = typedFields(searchParams);
  // Payload shows our views to everybody.
  const isStaff = staffActor(user).kind === 'staff';
  const { found, late } = isStaff
    ? await searchDocuments(payload, user, text, { language: i18n?.language })
    : { found: [], late: [] };
  return (
    <div className="search-page gutter--left gutter--right">
      <h1>{words.title}</h1>
      <SearchBox {...(i18n && { i18n })} text={text} />
      {late.length > 0 && (
        <p role="status">{words.late.replace('{kinds}', sideBySide(localeOf(i18n?.language), late))}</p>
      )}
      {found.length === 0 ? (
        <p role="status">{words.none}</p>
      ) : (
        <ul>
          {found.map(({ title, kind, path }) => (
            <li key={path}>
              <a href={path}>{title}</a> <span>{kind}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
