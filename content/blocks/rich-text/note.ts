import {
  BoldFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  ParagraphFeature,
} from '@payloadcms/richtext-lexical';
import type { Block } from 'payload';
import { inLanguages } from '../../fields/in-languages.ts';
import { linkInText } from '../../fields/link-target.ts';

/** A remark on the paragraph above it; set in the margin if there is one. */
export const note: Block = {
  slug: 'note',
  labels: { singular: inLanguages('Margin note'), plural: inLanguages('Margin notes') },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'text',
      type: 'richText',
      required: true,
      label: inLanguages('Text'),
      admin: { description: inLanguages('A remark on the paragraph above it, in 10 to 35 words.') },
      editor: lexicalEditor({
        features: [
          ParagraphFeature(),
          BoldFeature(),
          ItalicFeature(),
          LinkFeature({ enabledCollections: [], fields: linkInText }),
          InlineToolbarFeature(),
        ],
      }),
    },
  ],
};
