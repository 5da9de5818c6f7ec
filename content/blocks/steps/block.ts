import { z } from 'zod';
import { optionalText, text } from '../../fields/field-schemas.ts';
import { list, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';

/** Windows of the application that the storefront can draw. */
export const WINDOWS = ['source', 'titles', 'format', 'progress', 'library'] as const;

/** How the tool is used, a drawn window beside each step. */
export const steps = defineBlock(
  'steps',
  'Steps',
  [
    words('title', { required: true }),
    paragraph('text'),
    list('steps', [
      words('title', { required: true }),
      paragraph('text', { required: true }),
      { name: 'window', type: 'select', required: true, options: [...WINDOWS] },
    ]),
  ],
  {
    title: text,
    text: optionalText,
    steps: z.array(z.object({ title: text, text, window: z.enum(WINDOWS) })).min(1),
  },
);
