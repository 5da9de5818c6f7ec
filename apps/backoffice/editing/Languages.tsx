'use client';
import type { LanguageState } from '@spindle/content/publishing/languages-of.ts';
import { useBeside } from './use-beside.ts';
import './beside.css';

/** Texts that a language lacks and that are named; of more the number is said. */
const NAMED = 5;

/** Beside a document: what each other language has, lacks, or has older than English. */
export function Languages() {
  const languages = useBeside<{ languages: LanguageState[] }>('languages')?.languages;
  if (!languages?.length) return null;
  return (
    <div className="beside">
      <p>Other languages</p>
      <ul>
        {languages.map((language) => (
          <li key={language.locale}>
            <a href={`?locale=${language.locale}`} lang={language.locale}>
              {language.name}
            </a>
            : <State {...language} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function State({ shown, written, lacking, englishChangedAt }: LanguageState) {
  if (!written) return <>not written, so not shown</>;
  const said = [
    !shown && 'not shown',
    lacking.length > 0 && `lacks ${lacking.length === 1 ? '1 text' : `${lacking.length} texts`}`,
    englishChangedAt && `older than the English of ${dayOf(englishChangedAt)}`,
  ].filter(Boolean);
  return (
    <>
      {said.join(', ') || 'whole'}
      {lacking.length > 0 && (
        <ul>
          {lacking.slice(0, NAMED).map((place) => (
            <li key={place}>{place}</li>
          ))}
          {lacking.length > NAMED && <li>and {lacking.length - NAMED} more</li>}
        </ul>
      )}
    </>
  );
}

const dayOf = (time: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
