import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import { z } from 'zod';
import { licenceType, optionalText, references, rows, text } from '../../fields/field-schemas.ts';
import { list, paragraph, productList, words } from '../../fields/fields.ts';
import { productRef } from '../../types/products/schema.ts';
import { defineBlock } from '../define-block.ts';
import { plansPicture } from './picture.ts';

/** Licences to choose from, what happens after paying, and the guarantee. Prices come from the catalogue. */
export const plans = defineBlock(
  'plans',
  'Plans',
  [
    words('title', { required: true }),
    paragraph('text'),
    { ...productList(), required: true },
    list('plans', [
      { name: 'licenceType', type: 'select', required: true, options: [...LICENCE_TYPES] },
      words('title', { required: true }),
      paragraph('text', { required: true }),
    ]),
    words('afterTitle', { required: true }),
    list('afterSteps', [words('value', { required: true })]),
    paragraph('guarantee', { required: true }),
  ],
  {
    title: text,
    text: optionalText,
    products: references(productRef),
    plans: z.array(z.object({ licenceType, title: text, text })).min(1),
    afterTitle: text,
    afterSteps: rows(z.object({ value: text })).transform((list) => list.map((step) => step.value)),
    guarantee: text,
  },
  plansPicture,
);
