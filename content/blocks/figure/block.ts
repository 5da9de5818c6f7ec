import { figure, figureField } from '../../fields/figure.ts';
import { defineBlock } from '../define-block.ts';
import { figurePicture } from './picture.ts';

/** A drawing made from numbers, over the full width. */
export const figureBlock = defineBlock(
  'figure',
  'Figure from numbers',
  [
    {
      ...figureField,
      admin: { description: 'A drawing made of figures of the text around it, over the full width.' },
    },
  ],
  { figure },
  figurePicture,
);
