import { z } from 'zod';
import { optionalText, references, text } from '../../fields/field-schemas.ts';

export const proDlgSchema = z.object({
  /** With `{name}` for the product. */
  title: text,
  text: optionalText,
  points: references(z.object({ text })),
  guarantee: optionalText,
  guaranteeLink: optionalText,
  compareLabel: text,
});
