import { z } from 'zod';
import { DISC_KINDS, fact, optionalText, rows, text } from '../../fields/field-schemas.ts';
import { list, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { discSupportPicture } from './picture.ts';

const LINES = { dvd: 'DVD', 'blu-ray': 'Blu-ray', uhd: '4K Ultra HD', suite: 'Any, files too' } as const;

/** Which discs and files a tool reads, which formats it writes, and what is not possible. */
export const discSupport = defineBlock(
  'disc-support',
  'Supported discs and formats',
  [
    words('title', { required: true, label: 'Heading' }),
    paragraph('text', { label: 'Text under the heading' }),
    list(
      'reads',
      [
        {
          name: 'line',
          label: 'Drawn as',
          type: 'select',
          required: true,
          defaultValue: 'dvd',
          options: DISC_KINDS.map((value) => ({ value, label: LINES[value] })),
        },
        words('name', {
          required: true,
          label: 'Kind of disc or file',
          help: '“DVD-Video”, “Blu-ray folder”.',
        }),
        words('value', { required: true, label: 'Which of them', help: '“DVD-5, DVD-9, region 0 to 6”.' }),
      ],
      { label: 'What it reads', open: false },
    ),
    list(
      'writes',
      [
        words('label', { required: true, label: 'For', help: '“Files”, “Sound only”, “Televisions”.' }),
        words('value', { required: true, label: 'Formats', help: '“MP4, MKV, MOV”.' }),
      ],
      { label: 'What it writes' },
    ),
    paragraph('not', {
      label: 'What it does not do',
      help: 'Said plainly, before somebody buys for nothing: “Discs with a damaged table of contents”.',
    }),
  ],
  {
    title: text,
    text: optionalText,
    reads: z.array(z.object({ line: z.enum(DISC_KINDS), name: text, value: text })).min(1),
    writes: rows(fact),
    not: optionalText,
  },
  discSupportPicture,
);
