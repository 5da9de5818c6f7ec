import { z } from 'zod';
import { optionalText, references, text } from '../../fields/field-schemas.ts';
import { seoSchema } from '../../fields/page-schema.ts';
import { SECTIONS } from './sections.ts';

export const memberPageSchema = z.object({
  title: text,
  summary: optionalText,
  seo: seoSchema,
  /** A notice to all members, above every section. */
  notice: z
    .unknown()
    .transform(
      (value) => z.object({ text, link: optionalText, linkLabel: optionalText }).safeParse(value).data,
    ),
  sections: references(
    z.object({
      section: z.enum(SECTIONS),
      title: text,
      text: optionalText,
      empty: optionalText,
      helpLink: optionalText,
      helpLabel: optionalText,
    }),
  ),
});
