import { optionalAction, optionalText } from '../../fields/field-schemas.ts';
import { button, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { countdownPicture } from './picture.ts';

/** Counts down to the end of the current promotion. Left out while there is none. */
export const countdown = defineBlock(
  'countdown',
  'Countdown of the promotion',
  [
    words('title', { label: 'Heading', help: 'Empty: the promotion’s own title.' }),
    paragraph('text', { help: 'Empty: what stands “In short” at the promotion.' }),
    { ...button('action', false), label: 'Button' },
  ],
  { title: optionalText, text: optionalText, action: optionalAction },
  countdownPicture,
);
