import { z } from 'zod';
import { optionalText, text } from '../../fields/field-schemas.ts';
import { paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { beforeAfterPicture } from './picture.ts';

/** The changes to a picture that the storefront can draw. */
const CHANGES = {
  points: 'More points: a detail of a frame of 640 × 480, magnified',
  noise: 'Noise: grain goes, detail stays',
  colour: 'Colour: a faded picture gets its colours back',
} as const;
const NAMES = Object.keys(CHANGES) as [keyof typeof CHANGES, ...(keyof typeof CHANGES)[]];

/** One picture, split by a line: before on the left, after on the right. */
export const beforeAfter = defineBlock(
  'before-after',
  'Before and after',
  [
    words('title', { required: true, label: 'Heading' }),
    paragraph('text', {
      label: 'Text beside the heading',
      help: 'Say that it is a drawing, and what is true of it.',
    }),
    {
      name: 'change',
      label: 'What changes',
      type: 'select',
      required: true,
      defaultValue: 'points',
      options: Object.entries(CHANGES).map(([value, label]) => ({ value, label })),
    },
    words('before', { required: true, help: 'Under the left side: “640 × 480 pixels”.' }),
    words('after', { required: true, help: 'Under the right side: “2880 × 2160 pixels”.' }),
    paragraph('alt', {
      required: true,
      label: 'The picture in words',
      help: 'Read out to those who can’t see it: what differs between the two sides.',
    }),
  ],
  { title: text, text: optionalText, change: z.enum(NAMES), before: text, after: text, alt: text },
  beforeAfterPicture,
);
