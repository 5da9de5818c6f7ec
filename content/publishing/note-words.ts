import type { Clock } from '@spindle/platform/clock.ts';
import type { FlattenedField, PayloadRequest } from 'payload';
import { fieldsOf } from '../reading/fields-of.ts';
import { type ContentType, isByLanguage } from '../types/define-type.ts';
import { localizedTexts, plainText } from './localized-texts.ts';

type Json = Record<string, unknown>;

/** Before a document or a global is saved: notes when the words of its language changed. */
export function noteWords(type: ContentType, clock: Clock) {
  return ({ data, originalDoc, req }: { data: Json; originalDoc?: Json; req: PayloadRequest }): Json => {
    if (req.locale === 'all' || !isByLanguage(type)) return data;
    const fields = fieldsOf(req.payload, type);
    // A call may send only some of the fields; the others stay as they are.
    const after = { ...originalDoc, ...data };
    if (words(fields, after) === words(fields, originalDoc ?? {})) return data;
    return { ...data, wordsChangedAt: clock.now().toISOString() };
  };
}

const words = (fields: readonly FlattenedField[], document: Json) =>
  JSON.stringify(
    localizedTexts(fields, document)
      .map(({ value }) => plainText(value))
      .filter(Boolean),
  );
