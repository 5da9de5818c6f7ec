import { z } from 'zod';
import { optionalText, references, text } from '../../fields/field-schemas.ts';
import { pageSchema } from '../../fields/page-schema.ts';
import type { Complain } from '../define-type.ts';

export const contactSchema = (complain: Complain) =>
  pageSchema(complain).extend({
    summary: optionalText,
    email: z.email(),
    answerTime: optionalText,
    hours: optionalText,
    topics: references(z.object({ title: text, text })),
  });
