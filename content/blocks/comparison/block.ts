import { z } from 'zod';
import { optionalText, text } from '../../fields/field-schemas.ts';
import { list, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { comparisonPicture } from './picture.ts';

/** A column without words in a language keeps its place, because values belong to columns by position. */
const columns = z
  .array(z.object({ value: optionalText }))
  .transform((list) => list.map(({ value }) => value));

const MARKS = { words: 'Words', yes: 'Yes: a tick', no: 'No: a dash' } as const;

/** A value: words, a tick or a dash, or a tick or dash with words beside it. */
const value = z.object({
  value: optionalText,
  mark: z.enum(Object.keys(MARKS) as [keyof typeof MARKS, ...(keyof typeof MARKS)[]]).catch('words'),
});

/** A plain table: what each column can do. */
export const comparison = defineBlock(
  'comparison',
  'Comparison',
  [
    words('title', { required: true }),
    paragraph('text'),
    list('columns', [words('value', { required: true })], { inPlace: true }),
    {
      name: 'own',
      label: 'This product is column',
      type: 'number',
      min: 1,
      defaultValue: 1,
      admin: { description: 'Its values are set in ink, the others are muted.', step: 1 },
    },
    list('rows', [
      words('label', { required: true }),
      list('values', [
        {
          name: 'mark',
          type: 'select',
          defaultValue: 'words',
          options: Object.entries(MARKS).map(([value, label]) => ({ value, label })),
        },
        words('value', { label: 'Words', help: 'May be left out beside a tick or a dash.' }),
      ]),
    ]),
  ],
  {
    title: text,
    text: optionalText,
    columns: columns.refine((names) => names.some(Boolean)),
    own: z.number().int().min(1).catch(1),
    rows: z.array(z.object({ label: text, values: z.array(value) })).min(1),
  },
  comparisonPicture,
);
