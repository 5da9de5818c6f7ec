import { z } from 'zod';
import { optionalText, rows, text } from '../../fields/field-schemas.ts';
import { words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { contentsPicture } from './picture.ts';

/** Links to the headings of the page. */
export const contents = defineBlock(
  'contents',
  'Table of contents',
  [
    words('title', {
      label: 'Heading',
      help: 'Empty: “On this page”. The entries are the headings of texts and of blocks with a jump mark.',
    }),
  ],
  {
    title: optionalText,
    /** Not a field: whoever renders the page fills in the entries. */
    entries: rows(z.object({ id: text, text })),
  },
  contentsPicture,
);
