import { z } from 'zod';
import { fact, optionalText, text } from '../../fields/field-schemas.ts';
import { list, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { factsPicture } from './picture.ts';

/** The specification sheet. */
export const factsBlock = defineBlock(
  'facts',
  'Specification sheet',
  [
    words('title', { required: true }),
    paragraph('text'),
    list('rows', [words('label', { required: true }), words('value', { required: true })]),
  ],
  { title: text, text: optionalText, rows: z.array(fact).min(1) },
  factsPicture,
);
