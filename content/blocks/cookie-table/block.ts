import { optionalText, text } from '../../fields/field-schemas.ts';
import { paragraph, words } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { cookieTablePicture } from './picture.ts';

/** Every cookie that the shop sets. The rows come from the table by which the shop sets its cookies, so nobody writes them. */
export const cookieTable = defineBlock(
  'cookie-table',
  'Table of cookies',
  [
    words('title', { required: true, label: 'Heading' }),
    paragraph('text', {
      label: 'Text under the heading',
      help: 'The cookies themselves are filled in by the shop.',
    }),
  ],
  { title: text, text: optionalText },
  cookieTablePicture,
);
