import { z } from 'zod';
import { optionalText, text } from '../../fields/field-schemas.ts';
import { list, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { comparisonPicture } from './picture.ts';

const cells = z.array(z.object({ value: text })).transform((list) => list.map((cell) => cell.value));

/** A plain table: what each column can do. */
export const comparison = defineBlock(
  'comparison',
  'Comparison',
  [
    words('title', { required: true }),
    paragraph('text'),
    list('columns', [words('value', { required: true })]),
    list('rows', [words('label', { required: true }), list('values', [words('value', { required: true })])]),
  ],
  {
    title: text,
    text: optionalText,
    columns: cells.refine((columns) => columns.length > 0),
    rows: z.array(z.object({ label: text, values: cells })).min(1),
  },
  comparisonPicture,
);
