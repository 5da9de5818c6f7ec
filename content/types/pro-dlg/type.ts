import { link, list, paragraph, words } from '../../fields/fields.ts';
import { defineGlobal } from '../define-type.ts';
import { proDlgSchema } from './schema.ts';

/** The words of the dialogue in which a licence is chosen (spec §2). Its prices come from the catalogue. */
export const proDlg = defineGlobal(
  {
    slug: 'pro-dlg',
    label: 'Buy dialog',
    admin: { group: 'Shop' },
    fields: [
      {
        ...words('title', { required: true }),
        admin: { description: '{name} stands for the product, as in “Buy {name}”.' },
      },
      { ...paragraph('text'), admin: { description: 'One sentence under the title.' } },
      {
        ...list('points', [words('text', { required: true })]),
        label: 'What every licence has',
        admin: { description: 'Three at most; they stand under the licences.' },
        maxRows: 3,
      },
      {
        type: 'row',
        fields: [
          { ...words('guarantee'), label: 'Guarantee, in a few words' },
          { ...link('guaranteeLink'), label: 'Where it is explained' },
        ],
      },
      { ...words('compareLabel', { required: true }), label: 'Link to the page with all licences' },
    ],
  },
  {
    schema: () => proDlgSchema,
    demo: async () => (await import('./demo.ts')).demoProDlg,
  },
);
