import { z } from 'zod';
import { optionalText, text } from '../../fields/field-schemas.ts';
import { list, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { sizeChartPicture } from './picture.ts';

/** Amounts side by side as bars, where a table of numbers would be dull. */
export const sizeChart = defineBlock(
  'size-chart',
  'Chart of sizes',
  [
    words('title', { required: true, label: 'Heading' }),
    paragraph('text', { label: 'Text under the heading', help: 'What was measured: “A film of two hours.”' }),
    words('unit', { required: true, help: 'As it is read in this language: GB, Go.' }),
    list(
      'rows',
      [
        words('label', { required: true, help: 'What has this size: “H.265 for a 4K TV”.' }),
        words('note', { help: 'A few words beside it: what it is good for.' }),
        {
          name: 'value',
          label: 'Amount',
          type: 'number',
          required: true,
          min: 0,
          admin: { description: 'The number alone. It is written as the language does.', step: 0.001 },
        },
      ],
      { help: 'Two to six, in the order in which one would choose.' },
    ),
  ],
  {
    title: text,
    text: optionalText,
    unit: text,
    rows: z.array(z.object({ label: text, note: optionalText, value: z.number().positive() })).min(1),
  },
  sizeChartPicture,
);
