import {
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import { z } from 'zod';
import { requiredWhereShown } from '../../fields/fields.ts';
import { linkInText } from '../../fields/link-target.ts';
import { defineBlock } from '../define-block.ts';
import { checkLinks, refuseBroken } from './check-text.ts';
import { note } from './note.ts';
import { richTextPicture } from './picture.ts';

/**
 * A node of the text: `type` is root, paragraph, heading, list, listitem, link, autolink, linebreak, text, table,
 * tablerow, tablecell (with `headerState` 1 in the first row), or block with `fields.__component` `blocks.note`
 * and `fields.text`.
 */
export interface RichTextNode {
  type: string;
  children?: RichTextNode[];
  [property: string]: unknown;
}

const node: z.ZodType<RichTextNode> = z.looseObject({
  type: z.string(),
  get children() {
    return z.array(node).optional();
  },
});

/** Running text, as a page gets it. */
export const runningText = z.looseObject({ root: node });

/** Running text with headings, lists, links, tables and margin notes; nothing in it can run. */
export const richText = defineBlock(
  'rich-text',
  'Text',
  [
    {
      name: 'body',
      type: 'richText',
      localized: true,
      required: true,
      hooks: { beforeValidate: [refuseBroken] },
      validate: async (value: unknown, options: Parameters<typeof requiredWhereShown>[1]) => {
        const isWritten = requiredWhereShown(value, options);
        return isWritten === true ? checkLinks(value, options) : isWritten;
      },
      editor: lexicalEditor({
        features: [
          ParagraphFeature(),
          HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
          BoldFeature(),
          ItalicFeature(),
          UnorderedListFeature(),
          OrderedListFeature(),
          LinkFeature({ enabledCollections: [], fields: linkInText }),
          EXPERIMENTAL_TableFeature(),
          BlocksFeature({ blocks: [note] }),
          FixedToolbarFeature(),
          InlineToolbarFeature(),
        ],
      }),
    },
  ],
  { body: runningText },
  richTextPicture,
);
