import type { Clock } from '@spindle/platform/clock.ts';
import type { FlattenedField, PayloadRequest } from 'payload';
import { fieldsOf } from '../reading/fields-of.ts';
import { type ContentType, isByLanguage } from '../types/define-type.ts';
import { localizedTexts, plainText } from './localized-texts.ts';

type Json = Record<string, unknown>;

/** Before a save, of a document or of the one document of a kind: notes when the words of its language changed. */
export function noteWords(type: ContentType, clock: Clock) {
  return ({ data, originalDoc, req }: { data: Json; originalDoc?: Json; req: PayloadRequest }): Json => {
    if (req.locale === 'all' || !isByLanguage(type)) return data;
    const fields = fieldsOf(req.payload, type);
    // A call may hand in some fields only; those it leaves out stay.
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
