import { fact, rows, text } from '../../fields/field-schemas.ts';
import { list, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { trustBarPicture } from './picture.ts';

/** What makes it safe to buy, in one line: always the guarantee, and a few facts. */
export const trustBar = defineBlock(
  'trust-bar',
  'Trust bar with the guarantee',
  [
    paragraph('text', {
      required: true,
      label: 'What the guarantee covers',
      help: 'One sentence under “14-day money-back guarantee”, which stands there by itself.',
    }),
    list(
      'facts',
      [
        words('label', { required: true, help: 'One or two words: “Trial”.' }),
        words('value', { required: true, help: 'What can be checked: “30 days, no card”.' }),
      ],
      { label: 'Facts beside it', help: 'Up to four that are true and can be checked; no praise.' },
    ),
  ],
  { text, facts: rows(fact) },
  trustBarPicture,
);
