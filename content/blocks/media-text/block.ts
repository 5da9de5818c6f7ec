import { z } from 'zod';
import { media, optionalAction, optionalText, text } from '../../fields/field-schemas.ts';
import { button, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { mediaTextPicture } from './picture.ts';

/** One picture and what it shows. */
export const mediaText = defineBlock(
  'media-text',
  'Picture and text',
  [
    words('title', { required: true, label: 'Heading' }),
    paragraph('text', { required: true, help: 'An empty line begins a new paragraph.' }),
    {
      name: 'media',
      label: 'Picture',
      type: 'upload',
      relationTo: 'media',
      required: true,
      admin: { description: 'At least 1400 pixels wide. What it shows is written at the picture itself.' },
    },
    words('caption', { label: 'Caption', help: 'Under the picture, where the text does not say it.' }),
    {
      name: 'side',
      label: 'The picture stands',
      type: 'select',
      required: true,
      defaultValue: 'right',
      options: [
        { value: 'right', label: 'at the right of the text' },
        { value: 'left', label: 'at the left of the text' },
        { value: 'wide', label: 'under the text, over the full width' },
      ],
    },
    { ...button('action', false), label: 'Button' },
  ],
  {
    title: text,
    text,
    media,
    caption: optionalText,
    side: z.enum(['right', 'left', 'wide']).catch('right'),
    action: optionalAction,
  },
  mediaTextPicture,
);
