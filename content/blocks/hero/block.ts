import { z } from 'zod';
import {
  action,
  DISC_KINDS,
  fact,
  optionalAction,
  optionalText,
  rows,
  text,
} from '../../fields/field-schemas.ts';
import { button, facts, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { heroPicture } from './picture.ts';

/** The top of a page: one sentence, a disc, what to do next. */
export const hero = defineBlock(
  'hero',
  'Hero',
  [
    words('eyebrow'),
    words('title', { required: true }),
    paragraph('text', { required: true }),
    button('primary', true),
    button('secondary', false),
    facts,
    { name: 'disc', type: 'select', required: true, defaultValue: 'suite', options: [...DISC_KINDS] },
  ],
  {
    eyebrow: optionalText,
    title: text,
    text,
    primary: action,
    secondary: optionalAction,
    facts: rows(fact),
    disc: z.enum(DISC_KINDS),
  },
  heroPicture,
);
