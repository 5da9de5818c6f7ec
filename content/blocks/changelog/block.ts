import { z } from 'zod';
import { rows, text, time } from '../../fields/field-schemas.ts';
import { day, list, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { changelogPicture } from './picture.ts';

const KINDS = { new: 'New', better: 'Better', mended: 'Mended' } as const;

/** What changed from version to version, the newest first. */
export const changelog = defineBlock(
  'changelog',
  'Versions and changes',
  [
    words('title', { required: true, label: 'Heading' }),
    list(
      'releases',
      [
        { name: 'version', type: 'text', required: true, admin: { description: '“1.4.0”' } },
        day('releasedAt', 'Released on', '', true),
        list('changes', [
          {
            name: 'kind',
            type: 'select',
            required: true,
            defaultValue: 'new',
            options: Object.entries(KINDS).map(([value, label]) => ({ value, label })),
          },
          words('text', {
            required: true,
            label: 'What changed',
            help: 'One sentence that a user understands.',
          }),
        ]),
      ],
      { label: 'Versions', help: 'The newest first. Of more than three the others are folded away.' },
    ),
  ],
  {
    title: text,
    releases: z
      .array(
        z.object({
          version: text,
          releasedAt: time,
          changes: rows(
            z.object({
              kind: z.enum(Object.keys(KINDS) as [keyof typeof KINDS, ...(keyof typeof KINDS)[]]),
              text,
            }),
          ),
        }),
      )
      .min(1),
  },
  changelogPicture,
);
