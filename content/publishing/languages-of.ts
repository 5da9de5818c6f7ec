import { sideBySide } from '@spindle/i18n/join-words.ts';
import { ALL_LOCALES, LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import { type Endpoint, type FlattenedField, Forbidden } from 'payload';
import { fieldsOf } from '../reading/fields-of.ts';
import { staff } from '../staff/access.ts';
import { localeOf } from '../staff/locale-of.ts';
import { type ContentType, isByLanguage } from '../types/define-type.ts';
import { isHalfWritten } from './hide-half-written.ts';
import { localizedTexts, plainText } from './localized-texts.ts';

/** What an editor should know of a document in one language other than English. */
export interface LanguageState {
  locale: Locale;
  /** The language in its own words. */
  name: string;
  /** Whether visitors see the document in this language once it is published; false if a required word is missing. */
  shown: boolean;
  /** Whether there are any words in this language. */
  written: boolean;
  /** The texts that English has and this language lacks, in reading order. */
  lacking: string[];
  /** When the English words changed, if that was after these were written (ISO 8601). */
  englishChangedAt?: string;
}

/**
 * What a document lacks in its other languages, drafts included. For staff: `GET /api/<collection>/<id>/languages`,
 * `/api/globals/<name>/languages`.
 */
export function languagesOf(type: ContentType): Endpoint {
  return {
    path: type.kind === 'collection' ? '/:id/languages' : '/languages',
    method: 'get',
    handler: async (req) => {
      if (!(await staff({ req }))) throw new Forbidden(req.t);
      if (!isByLanguage(type)) return Response.json({ languages: [] });
      const options = { depth: 0, draft: true, locale: 'all' as const, overrideAccess: true, req };
      const document =
        type.kind === 'global'
          ? await req.payload.findGlobal({ slug: type.name, ...options })
          : await req.payload.findByID({
              collection: type.name,
              id: Number(req.routeParams?.id),
              ...options,
            });
      return Response.json({
        languages: languageStates(fieldsOf(req.payload, type), document, req.i18n?.language),
      });
    },
  };
}

type Json = Readonly<Record<string, unknown>>;

/**
 * @param document read in all languages
 * @param language the reader's, by the back office's name for it (`zh-TW`)
 */
export function languageStates(
  fields: readonly FlattenedField[],
  document: Json,
  language?: string,
): LanguageState[] {
  const texts = localizedTexts(fields, document, [], language).map(({ place, value }) => ({
    place: sideBySide(localeOf(language), place),
    in: (locale: Locale) => plainText((value as Json | undefined)?.[locale]),
  }));
  const english = texts.filter((text) => text.in('en'));
  const changedAt = (locale: Locale) => (document.wordsChangedAt as Json | undefined)?.[locale];
  return ALL_LOCALES.filter((locale) => locale !== 'en').map((locale) => {
    const [own, of] = [changedAt(locale), changedAt('en')];
    const written = texts.some((text) => text.in(locale));
    return {
      locale,
      name: LANGUAGES[locale].name,
      shown:
        Boolean((document.shown as Json | undefined)?.[locale]) && !isHalfWritten(fields, document, locale),
      written,
      lacking: english.filter((text) => !text.in(locale)).map(({ place }) => place),
      ...(written &&
        typeof own === 'string' &&
        typeof of === 'string' &&
        of > own && { englishChangedAt: of }),
    };
  });
}
