import type { CheckboxField } from 'payload';

/** Whether a published document is shown in a language; set for each language separately. */
export const shownField: CheckboxField = {
  name: 'shown',
  label: 'Shown in this language',
  type: 'checkbox',
  localized: true,
  defaultValue: true,
  admin: {
    position: 'sidebar',
    description:
      'Off: visitors of this language find the document in no list and at no address. A language nobody has written in is not shown.',
  },
};
