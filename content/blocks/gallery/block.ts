import { z } from 'zod';
import { media, optionalText, references } from '../../fields/field-schemas.ts';
import { list, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { galleryPicture } from './picture.ts';

/** Pictures in a row that scrolls sideways. */
export const gallery = defineBlock(
  'gallery',
  'Gallery',
  [
    words('title', { label: 'Heading' }),
    list(
      'pictures',
      [
        { name: 'media', label: 'Picture', type: 'upload', relationTo: 'media', required: true },
        words('caption', { label: 'Caption', help: 'What to look at, in a few words.' }),
      ],
      {
        label: 'Pictures',
        help: 'Three to ten. One that is not published is left out. Without any, those of the page’s product are shown.',
      },
    ),
  ],
  {
    title: optionalText,
    pictures: references(z.object({ media, caption: optionalText })),
  },
  galleryPicture,
);
