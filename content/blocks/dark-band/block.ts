import { z } from 'zod';
import { fact, optionalText, rows, text } from '../../fields/field-schemas.ts';
import { list, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { darkBandPicture } from './picture.ts';

/** The drawings that the storefront can make over the full width, with the names by which editors choose them. */
const DRAWINGS = {
  pits: 'Pits of a DVD and a Blu-ray (2 captions: DVD, Blu-ray)',
  frames: 'Frames of DVD, Blu-ray and 4K UHD (3 captions)',
  chapters: 'A film from beginning to end (3 captions: picture, sound, subtitles)',
  rings: 'A DVD-9 and its copy on a DVD-5 (2 captions: disc, copy)',
  layers: 'DVD-9, BD-50 and BD-100 cut open, with their lasers (3 captions)',
  'menu-tree': 'The menus of a disc as a map (3 captions: main menu, menus, scenes)',
  hours: 'A BD-25 filled in three ways (3 captions: 35, 25, 15 Mbit/s)',
  'one-reading': 'A disc read once for three files (4 captions: disc, files)',
  stack: 'Six discs on a spindle (6 captions)',
  upscale: 'A coarse frame that becomes a fine one (2 captions: recorded, computed)',
} as const;
const NAMES = Object.keys(DRAWINGS) as [keyof typeof DRAWINGS, ...(keyof typeof DRAWINGS)[]];

/** The one drawing on a page that is worth stopping at; dark in both themes. */
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
      inPlace: true,
      label: 'Captions',
      help: 'In the order of the drawing. Label: “DVD 650 nm”; value: “tracks 0.74 µm apart”.',
    }),
    paragraph('alt', {
      required: true,
      label: 'The drawing in words',
      help: 'Read out to those who can’t see it: what is drawn, with its figures.',
    }),
  ],
  {
    drawing: z.enum(NAMES),
    title: text,
    text: optionalText,
    captions: rows(z.unknown().transform((row) => fact.safeParse(row).data)),
    alt: text,
  },
  darkBandPicture,
);
