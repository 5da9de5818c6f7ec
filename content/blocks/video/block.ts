import { z } from 'zod';
import { optionalMedia, optionalTime, text } from '../../fields/field-schemas.ts';
import { day, paragraph, words } from '../../fields/fields.ts';
import { type Asks, says } from '../../staff/says.ts';
import { defineBlock } from '../define-block.ts';
import { videoPicture } from './picture.ts';
import { videoSource } from './video-source.ts';

/** A film that is loaded only when somebody wants to see it. */
export const video = defineBlock(
  'video',
  'Video',
  [
    words('title', { required: true, label: 'Heading', help: 'What the film shows.' }),
    paragraph('text', { required: true, help: 'The same in two sentences, for those who don’t watch it.' }),
    {
      name: 'url',
      label: 'Address of the film',
      type: 'text',
      required: true,
      admin: {
        description: 'A page of YouTube or Vimeo, or a path of this shop that ends in .mp4 or .webm.',
      },
      validate: (value: unknown, { req }: { req?: Asks }) =>
        videoSource(String(value ?? '')) !== undefined || says(req)('video'),
    },
    {
      name: 'poster',
      label: 'Still',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Stands there until the film plays. Without one a disc is drawn.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'seconds',
          label: 'Length in seconds',
          type: 'number',
          min: 1,
          max: 36_000,
          admin: { width: '50%', step: 1 },
        },
        day('uploadedAt', 'Published on', 'With a still, search engines show the film from this day on.'),
      ],
    },
  ],
  {
    title: text,
    text,
    url: text,
    poster: optionalMedia,
    seconds: z
      .number()
      .nullish()
      .transform((value) => value ?? undefined),
    uploadedAt: optionalTime,
  },
  videoPicture,
);
