import type { CheckboxField } from 'payload';

/** Every language of a document is shown or not by itself, among those of a document that is published. */
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
