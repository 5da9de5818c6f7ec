import { z } from 'zod';
import { fact, optionalText, rows, text } from '../../fields/field-schemas.ts';
import { list, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { darkBandPicture } from './picture.ts';

/** What the storefront can draw over the full width, by the name that editors choose. */
const DRAWINGS = {
  pits: 'Pits of a DVD and a Blu-ray (2 captions: DVD, Blu-ray)',
  frames: 'Frames of DVD, Blu-ray and 4K UHD (3 captions)',
  chapters: 'A film from beginning to end (3 captions: picture, sound, subtitles)',
} as const;
const NAMES = Object.keys(DRAWINGS) as [keyof typeof DRAWINGS, ...(keyof typeof DRAWINGS)[]];

/** The one drawing of a page that is worth a stop, dark in both themes. */
export const darkBand = defineBlock(
  'dark-band',
  'Drawing on a dark band',
  [
    {
      name: 'drawing',
      type: 'select',
      required: true,
      defaultValue: 'pits',
      options: Object.entries(DRAWINGS).map(([value, label]) => ({ value, label })),
      admin: { description: 'Drawn to scale from true figures. Take one that fits this page alone.' },
    },
    words('title', {
      required: true,
      label: 'Heading',
      help: 'What the drawing shows, in one short sentence.',
    }),
    paragraph('text', {
      label: 'Text beside the heading',
      help: 'Why it matters, in one to three sentences.',
    }),
    list('captions', [words('label', { required: true }), words('value', { required: true })], {
      label: 'Captions',
      help: 'In the order of the drawing. Label: “DVD 650 nm”; value: “tracks 0.74 µm apart”.',
    }),
    paragraph('alt', {
      required: true,
      label: 'The drawing in words',
      help: 'Read out to those who can’t see it: what is drawn, with its figures.',
    }),
  ],
  { drawing: z.enum(NAMES), title: text, text: optionalText, captions: rows(fact), alt: text },
  darkBandPicture,
);
