import type { GroupField } from 'payload';
import { z } from 'zod';
import { says } from '../staff/says.ts';
import { optionalText, rows, text } from './field-schemas.ts';
import { list, paragraph, requiredWhereShown, words } from './fields.ts';

const KINDS = ['bars', 'frames', 'shares', 'scale', 'steps'] as const;
const LINES = ['dvd', 'blu-ray', 'uhd', 'suite', 'plain'] as const;

/** A drawing made from a text's numbers, over the text's full width. */
export const figureField: GroupField = {
  name: 'figure',
  type: 'group',
  admin: { description: 'A drawing made of figures of the text. It stands above it, over the full width.' },
  fields: [
    {
      name: 'kind',
      type: 'select',
      options: [
        { value: 'bars', label: 'Bars, drawn to scale' },
        { value: 'frames', label: 'Frames in their true proportion (value is the width)' },
        { value: 'shares', label: 'Parts of one whole' },
        { value: 'scale', label: 'Points on a logarithmic line' },
        { value: 'steps', label: 'Steps from left to right' },
      ],
      admin: { description: 'Without one nothing is drawn.' },
    },
    { ...words('caption'), admin: { description: 'What it shows, in two to eight words.' } },
    {
      ...paragraph('alt'),
      label: 'In one sentence',
      admin: { description: 'The drawing with its figures, for who can’t see it.' },
    },
    list('rows', [
      {
        type: 'row',
        fields: [
          words('label', { required: true }),
          {
            ...words('value', { required: true }),
            admin: { description: 'A number such as 4.7; for steps any words.' },
            validate: (
              value: unknown,
              options: Parameters<typeof requiredWhereShown>[1] & { data?: { figure?: { kind?: string } } },
            ) => {
              const kind = options.data?.figure?.kind;
              if (!value || !kind || kind === 'steps' || isAmount(value))
                return requiredWhereShown(value, options);
              return says(options.req)('figure');
            },
          },
          { ...words('unit'), admin: { description: 'As it is read in this language: GB, Go.' } },
          { name: 'height', type: 'number', admin: { description: 'Of a frame.' } },
          {
            name: 'line',
            label: 'Colour',
            type: 'select',
            required: true,
            defaultValue: 'plain',
            options: [
              { value: 'dvd', label: 'DVD' },
              { value: 'blu-ray', label: 'Blu-ray' },
              { value: 'uhd', label: '4K UHD' },
              { value: 'suite', label: 'AI Suite' },
              { value: 'plain', label: 'Plain' },
            ],
          },
        ],
      },
    ]),
  ],
};

const row = z.object({
  label: text,
  /** For drawings to scale a number with a decimal point, for `steps` any words. */
  value: text,
  unit: optionalText,
  height: z
    .number()
    .nullish()
    .transform((value) => value ?? undefined),
  line: z.enum(LINES),
});

/** Numbers that can be drawn to scale: above zero, and with a limit. */
const isAmount = (value: unknown) => /^\d{1,9}(\.\d{1,6})?$/.test(String(value)) && Number(value) > 0;

export const figure = z
  .object({ kind: z.enum(KINDS), caption: optionalText, alt: text, rows: rows(row) })
  .refine(({ rows: { length } }) => length > 0)
  .refine(({ kind, rows: list }) => kind === 'steps' || list.every(({ value }) => isAmount(value)))
  .refine(({ kind, rows: list }) => kind !== 'frames' || list.every(({ height = 0 }) => height > 0));

export type Figure = z.output<typeof figure>;

/** A drawing that can't be drawn counts as missing. */
export const optionalFigure = z
  .unknown()
  .transform((value): z.output<typeof figure> | undefined => figure.safeParse(value).data);
