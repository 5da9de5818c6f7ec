import { optionalText, references, text } from '../../fields/field-schemas.ts';
import { paragraph, productList, words } from '../../fields/fields.ts';
import { productRef } from '../../types/products/schema.ts';
import { defineBlock } from '../define-block.ts';
import { downloadPicture } from './picture.ts';

/** The trial for the visitor's own system first, the other systems beside it. */
export const download = defineBlock(
  'download',
  'Download',
  [
    words('title', { required: true, label: 'Heading' }),
    paragraph('text', { label: 'Text under the heading', help: 'What the trial does and does not.' }),
    {
      ...productList(),
      label: 'Editions',
      required: true,
      admin: {
        description: 'The Windows and the Mac edition of one product. One without a build is left out.',
      },
    },
  ],
  { title: text, text: optionalText, products: references(productRef) },
  downloadPicture,
);
