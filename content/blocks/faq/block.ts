import {
  BoldFeature,
  FixedToolbarFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import { z } from 'zod';
import { text } from '../../fields/field-schemas.ts';
import { list, paragraph, words } from '../../fields/fields.ts';
import { linkInText } from '../../fields/link-target.ts';
import { defineBlock } from '../define-block.ts';
import { runningText } from '../rich-text/block.ts';
import { checkLinks, refuseBroken } from '../rich-text/check-text.ts';
import { faqPicture } from './picture.ts';

/** Questions that buyers really ask. */
export const faq = defineBlock(
  'faq',
  'Questions',
  [
    words('title', { required: true }),
    list('items', [
      words('question', { required: true }),
      paragraph('answer', { required: true, help: 'As search engines show it, without links.' }),
      {
        name: 'body',
        label: 'Answer with links and lists',
        type: 'richText',
        localized: true,
        hooks: { beforeValidate: [refuseBroken] },
        validate: checkLinks,
        admin: { description: 'What visitors read; empty where the plain answer will do.' },
        editor: lexicalEditor({
          features: [
            ParagraphFeature(),
            BoldFeature(),
            ItalicFeature(),
            UnorderedListFeature(),
            OrderedListFeature(),
            LinkFeature({ enabledCollections: [], fields: linkInText }),
            FixedToolbarFeature(),
            InlineToolbarFeature(),
          ],
        }),
      },
    ]),
  ],
  {
    title: text,
    items: z
      .array(z.object({ question: text, answer: text, body: runningText.optional().catch(undefined) }))
      .min(1),
  },
  faqPicture,
);
