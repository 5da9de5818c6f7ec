import type { Field } from 'payload';
import { z } from 'zod';
import { DISC_KINDS, optionalText, rows, text } from '../../fields/field-schemas.ts';
import { list, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { stepsPicture } from './picture.ts';

/** Windows of the application that the storefront can draw. */
const WINDOWS = {
  source: 'Open a disc: what is on it, drawn to scale',
  titles: 'Titles and tracks: what is kept, what is left out',
  format: 'Format: settings, and the size of each version',
  progress: 'Progress: the picture, the time left, what is next',
  library: 'Library: finished files',
  menu: 'Disc menu: a picture with buttons',
  sheet: 'A list of your own, with amounts as parts of a bar',
  discs: 'From one disc to another, with a list of your own',
  timeline: 'Clips on a line, with a list of your own',
  frames: 'A frame before and after, with a list of your own',
} as const;
const NAMES = Object.keys(WINDOWS) as [keyof typeof WINDOWS, ...(keyof typeof WINDOWS)[]];

/** Windows that show a list written by the editor. */
const WITH_SHEET = new Set<string | undefined>(['menu', 'sheet', 'discs', 'timeline', 'frames']);
const needsSheet = (_: unknown, step: { window?: string } | undefined) => WITH_SHEET.has(step?.window);

const sheetField: Field = {
  name: 'sheet',
  label: 'The list in the window',
  type: 'group',
  admin: { condition: needsSheet },
  fields: [
    words('title', { label: 'Title of the window' }),
    list('rows', [
      words('label', { required: true }),
      words('value', { help: 'As it is read: “5.9 GB”, “H.264, 25p”.' }),
      {
        name: 'amount',
        type: 'number',
        min: 0,
        admin: {
          description: 'Its part of the bar. Rows with an amount of 0 are left out of the result.',
          step: 0.001,
        },
      },
    ]),
    words('totalLabel', { label: 'Sum' }),
    words('totalValue', { label: 'Sum, as it is read' }),
    {
      name: 'whole',
      label: 'The whole bar',
      type: 'number',
      min: 0,
      admin: { description: 'What all amounts have to fit into, such as 4.7.', step: 0.001 },
    },
  ],
};

const amount = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined);

/** The contents of a window with a list; the others draw themselves. */
const sheet = z
  .object({
    title: optionalText,
    rows: rows(z.object({ label: text, value: optionalText, amount })),
    totalLabel: optionalText,
    totalValue: optionalText,
    whole: amount,
  })
  .nullish()
  .transform((value) => value ?? undefined);

/** How to use the tool, with a drawn window for each step. */
export const steps = defineBlock(
  'steps',
  'Steps with windows',
  [
    words('title', { required: true, label: 'Heading' }),
    paragraph('text', { label: 'Text under the heading' }),
    {
      name: 'line',
      label: 'Discs in the windows',
      type: 'select',
      required: true,
      defaultValue: 'dvd',
      options: [
        { value: 'dvd', label: 'DVD: 4.7 and 8.5 GB, 480p or 576p' },
        { value: 'blu-ray', label: 'Blu-ray: 25 and 50 GB, 1080p' },
        { value: 'uhd', label: '4K Ultra HD: 66 and 100 GB, 2160p' },
        { value: 'suite', label: 'Several kinds' },
      ],
      admin: { description: 'Decides the figures and the colour.' },
    },
    list(
      'steps',
      [
        words('title', { required: true, label: 'What to do', help: 'Two to five words: “Open the disc”.' }),
        paragraph('text', { required: true, help: 'One or two sentences that the window then shows.' }),
        {
          name: 'window',
          type: 'select',
          required: true,
          options: Object.entries(WINDOWS).map(([value, label]) => ({ value, label })),
        },
        sheetField,
      ],
      { help: 'Three or four; at most six.' },
    ),
  ],
  {
    title: text,
    text: optionalText,
    /** Blocks written before this choice existed are about DVDs. */
    line: z
      .enum(DISC_KINDS)
      .nullish()
      .transform((value) => value ?? 'dvd'),
    steps: z.array(z.object({ title: text, text, window: z.enum(NAMES), sheet })).min(1),
  },
  stepsPicture,
);
