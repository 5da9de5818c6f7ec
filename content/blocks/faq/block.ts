import { z } from 'zod';
import { text } from '../../fields/field-schemas.ts';
import { list, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { faqPicture } from './picture.ts';

/** Questions buyers really ask. */
export const faq = defineBlock(
  'faq',
  'Questions',
  [
    words('title', { required: true }),
    list('items', [words('question', { required: true }), paragraph('answer', { required: true })]),
  ],
  { title: text, items: z.array(z.object({ question: text, answer: text })).min(1) },
  faqPicture,
);
