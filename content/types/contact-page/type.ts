import { list, paragraph, words } from '../../fields/fields.ts';
import { defineSinglePage } from '../define-page.ts';
import { contactSchema } from './schema.ts';

/** How to reach a person. */
export const contactPage = defineSinglePage('contact-page', 'Contact', '/contact', {
  group: 'Help',
  fields: [
    { ...paragraph('summary'), label: 'Introduction' },
    {
      type: 'row',
      fields: [
        {
          name: 'email',
          label: 'Support address',
          type: 'email',
          required: true,
          admin: {
            description:
              'Where this page sends people. Pages that need no editor, such as that of a shop that is out of order, name the address of the settings (SUPPORT_EMAIL).',
          },
        },
        {
          ...words('answerTime'),
          label: 'How soon you answer',
          admin: { description: '“Within one working day”' },
        },
        { ...words('hours'), label: 'When somebody is there' },
      ],
    },
    {
      ...list('topics', [words('title', { required: true }), paragraph('text', { required: true })]),
      label: 'What to write',
      admin: { description: 'What a message should say so that one answer is enough, by kind of question.' },
    },
  ],
  schema: contactSchema,
  demo: async () => (await import('./demo.ts')).demoContact,
});
