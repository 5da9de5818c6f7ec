import { z } from 'zod';
import { optionalText, text } from '../../fields/field-schemas.ts';
import { pageSchema } from '../../fields/page-schema.ts';
import type { Complain } from '../define-type.ts';

/** What an article shows of its category. */
export const articleCategorySchema = z.object({ slug: text, title: text });

/** A category, with what is shown around the list of its articles. */
export const categorySchema = (complain: Complain) =>
  pageSchema(complain).extend({ id: z.number(), summary: optionalText });
export type Category = z.output<ReturnType<typeof categorySchema>>;
