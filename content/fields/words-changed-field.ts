import type { DateField } from 'payload';

/** When the words of a language last changed; it tells editors which are older than the English ones. */
export const wordsChangedField: DateField = {
  name: 'wordsChangedAt',
  label: 'Words last changed',
  type: 'date',
  localized: true,
  admin: { hidden: true },
};
