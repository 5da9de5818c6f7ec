'use client';
import { useTranslation } from '@payloadcms/ui';
import type { LanguageState } from '@spindle/content/publishing/languages-of.ts';
import { saidOf, sideBySide } from '@spindle/i18n/join-words.ts';
import { editingWords } from './editing-words.ts';
import { useBeside } from './use-beside.ts';
import './beside.css';

/** At most this many missing texts are named; of the rest only the number is given. */
const NAMED = 5;

/** Beside a document: the state of each other language, with what is missing or older than the English text. */
export function Languages() {
  const languages = useBeside<{ languages: LanguageState[] }>('languages')?.languages;
  const { words, locale } = editingWords(useTranslation().i18n.language);
  if (!languages?.length) return null;
  return (
    <div className="beside">
      <p>{words.languages.title}</p>
      <ul>
        {languages.map((language) => (
          <li key={language.locale}>
            <a href={`?locale=${language.locale}`} lang={language.locale}>
              {language.name}
            </a>
            {saidOf(locale, '', '')}
            <State {...language} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function State({ shown, written, lacking, englishChangedAt }: LanguageState) {
  const { words, locale, format, count } = editingWords(useTranslation().i18n.language);
  const said = words.languages;
  if (!written) return said.unwritten;
  const lacks = lacking.length === 1 ? said.lacksOne : said.lacks;
  const states = [
    !shown && said.hidden,
    lacking.length > 0 && lacks.replace('{number}', count(lacking.length)),
    englishChangedAt && said.older.replace('{time}', format(englishChangedAt)),
  ].filter((state) => typeof state === 'string' && state !== '');
  return (
    <>
      {sideBySide(locale, states as string[]) || said.whole}
      {lacking.length > 0 && (
        <ul>
          {lacking.slice(0, NAMED).map((place) => (
            <li key={place}>{place}</li>
          ))}
          {lacking.length > NAMED && <li>{words.more.replace('{number}', count(lacking.length - NAMED))}</li>}
        </ul>
      )}
    </>
  );
}
