import { z } from 'zod';
import type { Draft } from '../demo/translated.ts';
import { optionalText, references, text } from '../fields/field-schemas.ts';
import { list, paragraph, words } from '../fields/fields.ts';
import { seoGroup, titleField } from '../fields/page-fields.ts';
import { seoSchema } from '../fields/page-schema.ts';
import { defineGlobal } from './define-type.ts';

const accountPageSchema = z.object({
  title: text,
  summary: optionalText,
  seo: seoSchema,
  points: references(z.object({ text })).transform((list) => list.map((point) => point.text)),
  /** What somebody agrees to by going on. */
  legalText: optionalText,
});

/**
 * A page with a form of the account. Editors write only the texts beside the form; the form's own words belong to the
 * interface.
 */
export function defineAccountPage<const Name extends string>(
  name: Name,
  label: string,
  path: string,
  demo: () => Promise<Draft>,
) {
  return defineGlobal(
    {
      slug: name,
      label,
      admin: { group: 'Account pages' },
      fields: [
        titleField,
        { ...paragraph('summary'), label: 'Introduction' },
        {
          ...list('points', [words('text', { required: true })]),
          label: 'What an account is good for',
          maxRows: 4,
          admin: { description: 'Short lines beside the form.' },
        },
        {
          ...paragraph('legalText'),
          label: 'Under the form',
          admin: { description: 'What somebody agrees to by going on.' },
        },
        seoGroup,
      ],
    },
    { schema: () => accountPageSchema, path: () => path, demo },
  );
}
