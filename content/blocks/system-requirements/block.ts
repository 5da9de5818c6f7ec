import { z } from 'zod';
import { optionalText, text } from '../../fields/field-schemas.ts';
import { list, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { systemRequirementsPicture } from './picture.ts';

const SYSTEMS = ['win', 'mac', 'android'] as const;

/** What a computer must have, and what is recommended. */
export const systemRequirements = defineBlock(
  'system-requirements',
  'System requirements',
  [
    words('title', { required: true, label: 'Heading' }),
    paragraph('text', { label: 'Text under the heading' }),
    list(
      'systems',
      [
        {
          name: 'system',
          type: 'select',
          required: true,
          options: [
            { value: 'win', label: 'Windows' },
            { value: 'mac', label: 'Mac' },
            { value: 'android', label: 'Android' },
          ],
        },
        list(
          'rows',
          [
            words('label', {
              required: true,
              label: 'Part',
              help: '“System”, “Memory”, “Room on the disk”.',
            }),
            words('value', { required: true, label: 'At least' }),
            words('better', { label: 'Better with', help: 'What makes it faster; empty if nothing does.' }),
          ],
          { label: 'Requirements' },
        ),
      ],
      { label: 'Systems', help: 'One for each edition that there is.' },
    ),
  ],
  {
    title: text,
    text: optionalText,
    systems: z
      .array(
        z.object({
          system: z.enum(SYSTEMS),
          rows: z.array(z.object({ label: text, value: text, better: optionalText })).min(1),
        }),
      )
      .min(1),
  },
  systemRequirementsPicture,
);
