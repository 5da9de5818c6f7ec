import { z } from 'zod';
import { optionalAction, optionalText, text } from '../../fields/field-schemas.ts';
import { button, paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { callOutPicture } from './picture.ts';

const KINDS = {
  note: 'Note: good to know',
  tip: 'Tip: saves time',
  warning: 'Warning: something can be lost, or is against the law',
} as const;

/** A remark that must not be missed, set off from the text around it. */
export const callOut = defineBlock(
  'call-out',
  'Call-out',
  [
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'note',
      options: Object.entries(KINDS).map(([value, label]) => ({ value, label })),
    },
    words('title', { label: 'Heading', help: 'May be left out where the text is one sentence.' }),
    paragraph('text', { required: true, help: 'At most three sentences; an empty line begins a paragraph.' }),
    { ...button('action', false), label: 'Link under the text' },
  ],
  {
    kind: z.enum(Object.keys(KINDS) as [keyof typeof KINDS, ...(keyof typeof KINDS)[]]).catch('note'),
    title: optionalText,
    text,
    action: optionalAction,
  },
  callOutPicture,
);
